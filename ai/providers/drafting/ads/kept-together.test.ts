import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

function written(brief: string): string {
  return draftAds(brief)
    .pieces.map(({ text }) => text)
    .join("\n");
}

describe("what belongs together is neither parted nor lost", () => {
  test.each([
    ["soldagem R$ 48 e secagem R$ 118, em Macapá", /secagem por R\$ 118/u, /por R\$ 48 por R\$/u],
    ["lava e seca 10 peças por 45, Recife", /lava e seca 10 peças por R\$ 45/iu, /Lava por/u],
    [
      "Almoço por quilo em Juazeiro, a um quarteirão do Mercado Velho",
      /a um quarteirão do Mercado/u,
      /^Quarteirão/mu,
    ],
    [
      "salgados com entrega no mesmo dia pra pedidos até as 10h. Aqui em Bauru",
      /mesmo dia para pedidos até as 10h/u,
      /mesmo dia(?! para)|^Pedidos/mu,
    ],
    [
      "massagem relaxante em Gramado 50 min, dia útil 140, feriado 190",
      /Massagem relaxante: feriado por R\$ 190/u,
      /(?<!: )feriado por/iu,
    ],
    ["Colchão casal densidade 33 por 890, Toledo", /densidade 33/u, /densidade(?! 33)/u],
    [
      "perfuramos poço em Imperatriz, 130 o metro ate 80 metros, passou disso 160 o metro",
      /R\$ 130 o metro até 80 metros/u,
      /poço: passou disso/u,
    ],
    [
      "parcelamos em 10x no cartao. para sitio, fazenda e posto de gasolina. perfuro poço em Imperatriz",
      /Para sítio, fazenda e posto de gasolina/u,
      /^Fazenda/mu,
    ],
    [
      "Buscamos em casa sem custo na terça, desde que o pedido passe de R$ 80. Lavanderia em Tefé",
      /sem custo na terça, desde que o pedido passe de R\$ 80/u,
      /sem custo na terça(?!, desde)/u,
    ],
    [
      "Moda praia em Tefé. quem compra no pix acima de 200 leva canga de brinde",
      /acima de R\$ 200 leva canga de brinde/u,
      /^Leva canga/mu,
    ],
    [
      "Gráfica na Savassi, cartão de visita. A partir de 60 reais",
      /Cartão de visita a partir de R\$ 60/u,
      /Gráfica a partir/u,
    ],
    [
      "Lavanderia, edredom com lavagem por 42,90 só na coleta, no balcão é mais caro, Lins, das 8 às 18 fora quinta",
      /edredom com lavagem por R\$ 42,90 só na coleta/iu,
      /42,90(?! só na coleta)|mais caro/u,
    ],
    [
      "Tenho um cinema em Lins. O ingresso na segunda sai 18, na sexta é 28. Em estreia só vendo no mínimo 2 ingressos.",
      /ingresso na segunda sai R\$ 18/u,
      /R\$ 18, em estreia/u,
    ],
    [
      "Tenho um spa em Gramado. A massagem de segunda a quinta sai 150 a pessoa.",
      /de segunda a quinta sai R\$ 150/u,
      /segunda, a quinta/u,
    ],
    [
      "A Clínica Sorriso atende em Patos. Limpeza por R$ 150. Canal molar, somente com radiografia.",
      /Canal molar, somente com radiografia/u,
      /R\$ 150, somente|Canal molar$/mu,
    ],
    [
      "Van em Lins. Diária a R$ 700, de fevereiro a novembro; em dezembro, sob consulta.",
      /R\$ 700, de fevereiro a novembro/u,
      /sob consulta/u,
    ],
    [
      "eu limpo aquário em lages. limpeza do aquário de 50 a 100 litros é 90",
      /de 50 a 100 litros é R\$ 90/u,
      /50, 100|de 50$/mu,
    ],
    ["Costureira na Zona 5, em Umuarama. Barra por R$ 20.", /Costureira em Umuarama/u, /na zona/iu],
    [
      "Joalheria em Caicó. Alianças cravejadas desde R$ 1.900, gravação à parte.",
      /cravejadas desde R\$ 1\.900/u,
      /^Gravação|Alianças desde/mu,
    ],
    [
      "vendo mel 30 queijo 25 e lata de biscoito salgado 14 em assis",
      /lata de biscoito salgado por R\$ 14/iu,
      /^Salgado|\. Salgado/mu,
    ],
    [
      "salão da lu em patos, escova 40, corte 50. na quarta tem progressiva 120",
      /Progressiva por R\$ 120 na quarta/u,
      /^Progressiva(?: em Patos)?$/mu,
    ],
    [
      "pousada em Ibiúna, diária 180, fim de semana 260",
      /Pousada: fim de semana por R\$ 260/u,
      /^Fim de semana/mu,
    ],
    [
      "Uma faxina por semana, R$ 500. Faxina avulsa a R$ 180.",
      /Uma faxina por semana por R\$ 500/u,
      /avulsa (?:por|a) R\$ 500/u,
    ],
    ["Loja em Lins. Cesta para ela e ele por R$ 90.", /para ela e ele por R\$ 90/u, /R\$ 90 /u],
    ["Loja em Lins. Cadeiras ergonômicas desde R$ 790.", /ergonômicas desde/u, /Cadeiras desde/u],
    ["Pilates em Assis. Uma vez por semana R$ 150", /uma vez por semana/iu, /(?<!uma )vez por/iu],
    [
      "Convite impresso em Lins a partir de 6,80 a unidade, pedido mínimo 50",
      /R\$ 6,80 a unidade/u,
      /R\$ 50/u,
    ],
  ])("%s", (brief, right, wrong) => {
    expect(written(brief)).toMatch(right);
    expect(written(brief)).not.toMatch(wrong);
  });

  test("words stay what they are", () => {
    expect(written("Pet da Vila: hidratação 30 e escovação 15, Itu")).toContain(
      "escovação por R$ 15",
    );
    expect(written("suco de laranja, melancia e abacaxi, quiosque em Aracaju")).toContain(
      "melancia",
    );
    expect(written("capinha de celular 25 conto, Serra")).toContain("R$ 25");
  });
});

describe("what is not to be had here is not shown", () => {
  test.each([
    ["Xerox em Lins. Plastificação R$ 4. cópia de chave é na loja da frente", /chave/iu],
    ["Curso para arrais em Angra, R$ 750. Aluguel de lancha é do meu sócio", /lancha/iu],
    ["Lavagem de tapete em Vitória. Sofá não fazemos, é a firma do meu cunhado", /cunhado|firma/iu],
    ["Massagem em Tefé, R$ 140. limpeza de pele só no mês que vem", /limpeza de pele/iu],
    ["Gráfica em Caicó, toner 60. recarga de cartucho n fazemos mais", /cartucho/iu],
    ["Lavo tapete em Lins. Mancha de vinho eu não garanto tirar. Parcelo em 2x", /mancha/iu],
    ["lava jato em juiz de fora perto do posto bahia. ducha 60", /bahia/iu],
    ["Lavanderia em Tefé. Pronto em 24h, se deixar até as 10h e não for segunda", /24h/iu],
    ["Curso em Picos, apostila até fevereiro; depois dessa data ela custa R$ 55", /ela custa/iu],
  ])("%s", (brief, wrong) => {
    expect(written(brief)).not.toMatch(wrong);
  });
});
