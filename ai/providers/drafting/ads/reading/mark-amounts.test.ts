import { describe, expect, test } from "vitest";
import { markAmounts } from "./mark-amounts.ts";

describe("a sum said without its currency", () => {
  test.each([
    ["a visita custa 70 mas abato", "a visita custa R$ 70 mas abato"],
    ["levando 3 sai por 30", "levando 3 sai por R$ 30"],
    ["cada um é 12", "cada um é R$ 12"],
    ["arame fio 12 malha 5 por 18 o metro", "arame fio 12 malha 5 por R$ 18 o metro"],
    ["colchão densidade 33 por 890", "colchão densidade 33 por R$ 890"],
    ["blusa de malha 30 e saia 45", "blusa de malha R$ 30 e saia R$ 45"],
    ["a partir de 890 até 1,20m", "a partir de R$ 890 até 1,20m"],
    ["é 1.400 o final de semana", "é R$ 1.400 o final de semana"],
    ["280 por mês", "R$ 280 por mês"],
    ["60 as duas", "R$ 60 as duas"],
    ["corte 35 barba 25 os dois 50", "corte R$ 35 barba R$ 25 os dois R$ 50"],
    ["tilápia 34,90 kg bacalhau 89 kg", "tilápia R$ 34,90 kg bacalhau R$ 89 kg"],
    ["mechas a partir de 250 parcela em 3x", "mechas a partir de R$ 250 parcela em 3x"],
    ["conserto de salto 25 em 1 hora", "conserto de salto R$ 25 em 1 hora"],
    ["4 aulas 400, avaliação grátis", "4 aulas R$ 400, avaliação grátis"],
    ["doces finos cento 220 mínimo 3 centos", "doces finos cento R$ 220 mínimo 3 centos"],
    ["2x na semana 180 mês", "2x na semana R$ 180 mês"],
    ["lenha 25 o saco", "lenha R$ 25 o saco"],
    ["lavagem de carro 40 e moto 20", "lavagem de carro R$ 40 e moto R$ 20"],
    ["frango assado 42 aos domingos", "frango assado R$ 42 aos domingos"],
    ["plano mensal 89 trimestral 240", "plano mensal R$ 89 trimestral R$ 240"],
    ["o Asad 289, o Yara 279", "o Asad R$ 289, o Yara R$ 279"],
    ["smash 18 duplo 24 combo 36", "smash R$ 18 duplo R$ 24 combo R$ 36"],
    ["marmitex P 18 M 22 G 26", "marmitex P R$ 18 M R$ 22 G R$ 26"],
    ["chave 12 reais codificada 180", "chave 12 reais codificada R$ 180"],
    ["casquinha 19, pote para levar 48", "casquinha R$ 19, pote para levar R$ 48"],
    ["papinha, kit com 10 130, kit com 20 240", "papinha, kit com 10 R$ 130, kit com 20 R$ 240"],
    ["fiorino 80 reais, 150 dentro da cidade", "fiorino 80 reais, R$ 150 dentro da cidade"],
    ["fondue para 2 pessoas 89 só sexta", "fondue para 2 pessoas R$ 89 só sexta"],
    ["CNH 2.190 em até 12x", "CNH R$ 2.190 em até 12x"],
    ["acima de 150 em compras entrego", "acima de R$ 150 em compras entrego"],
    [
      "ração golden 15kg 159 magnus 15 kg 98 areia 22",
      "ração golden 15kg R$ 159 magnus 15 kg R$ 98 areia R$ 22",
    ],
    [
      "gel 55 pé e mão 45 de terça a quinta, fibra 130",
      "gel R$ 55 pé e mão R$ 45 de terça a quinta, fibra R$ 130",
    ],
    ["vestido de festa de 250 a 600", "vestido de festa de R$ 250 a R$ 600"],
    ["entrada de 2.900 e parcelas de 389", "entrada de R$ 2.900 e parcelas de R$ 389"],
    ["terreno com entrada 9.900 e 60x de 450", "terreno com entrada R$ 9.900 e 60x de R$ 450"],
    ["aro 14 289, montagem 15 cada", "aro 14 R$ 289, montagem R$ 15 cada"],
    ["porta 2,10 de altura 1.150 instalada", "porta 2,10 de altura R$ 1.150 instalada"],
    ["trocando a bateria a revisão cai pra 60", "trocando a bateria a revisão cai pra R$ 60"],
    ["indicou, ganha 20 de desconto", "indicou, ganha R$ 20 de desconto"],
  ])("%j is marked: %j", (said, marked) => {
    expect(markAmounts(said)).toBe(marked);
  });

  test.each([
    "a partir de 18 anos",
    "desde 1998 em Recife",
    "é 7 da manhã",
    "por 24 horas",
    "são 300 gramas",
    "fica a 3 km",
    "por 8 a 10 pessoas",
    "iPhone 13 e corte R$ 40",
    "box 14 e corte R$ 40",
    "barraca temos 12 para alugar, a R$ 40",
    "marmita kit com 10 por R$ 180",
    "abrimos às 8, fechamos às 18",
    "torta serve 10 por R$ 85",
    "corte R$ 40, fecha para o almoço 12 às 14",
    "boné R$ 40, levando 5 a mais barata sai de graça",
    "jogo (1 tampo 2 cavalete) por R$ 25, puff R$ 18, pallet R$ 30",
    "revisão R$ 150, Biz 2019 com baú",
    "cópia de chave R$ 12, atendo vila nova e parque 10",
    "calça de 36 a 48, R$ 129",
    "cadeira R$ 95 cada a partir de 4",
    "chácara R$ 900 para dormir 16 com piscina R$ 50 a mais",
    "R$ 2 cada, acima de 5 mil mudas",
    "moda fitness do 44 ao 56, conjunto R$ 129",
  ])("%j counts or tells a time and stays", (said) => {
    expect(markAmounts(said)).toBe(said);
  });
});
