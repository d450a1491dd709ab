import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

function said(description: string): string {
  return draftAds(description)
    .pieces.map(({ text }) => text.replaceAll("\u00a0", " "))
    .join("\n");
}

describe("briefs typed on the way", () => {
  test.each([
    [
      "a shop that buys and sells",
      "antiquário em Petrópolis compro e vendo relógio antigo, relógio de parede a partir de 300",
      "Relógio de parede a partir de R$ 300",
      /compro/i,
    ],
    [
      "whose sweets they are",
      "docinhos da lila em Itu, cento 95, caixa com 4 12",
      "Docinhos da Lila em Itu",
      /da lila/,
    ],
    [
      "vehicles that are mended",
      "borracharia em Sobral, conserto de pneu 30 moto 18, calibragem grátis",
      "Conserto de pneu por R$ 30, moto por R$ 18",
      /^Moto /m,
    ],
    [
      "an offer behind where the shop is",
      "loja de biquíni chama maré alta fica na rua das flores em Itajaí ta com 25% na coleção nova só até sábado",
      "25% na coleção nova só até sábado",
      /(?<!\p{L})ta com|maré alta/u,
    ],
    [
      "how long a guarantee lasts",
      "conserto de fogão em Lins, visita 45 e não cobro se fechar o serviço garantia de 3 meses",
      "não cobro se fechar o serviço. Garantia de 3 meses",
      /serviço garantia/,
    ],
    [
      "days with their own sums",
      "chácara pra festa em Itu até 120 pessoas sábado 2.900 domingo 2.300 de segunda a quinta 1.500, piscina aquecida, buffet não incluso",
      "domingo R$ 2.300, de segunda a quinta por R$ 1.500",
      /2\.300 de segunda/,
    ],
    [
      "what is mended besides",
      "conserto de guarda-chuva, mala e panela em Jales, cabo de panela 25",
      "Conserto de guarda-chuva, mala e panela em Jales",
      /^Mala e panela/m,
    ],
    [
      "one unit for a whole row",
      "açougue em Lins, alcatra 44,90, maminha 49,90, coxão mole 39,90 o quilo",
      "Alcatra por R$ 44,90 o quilo",
      /44,90(?! o quilo)|49,90(?! o quilo)/,
    ],
    [
      "a kit that is sold on one day",
      "açougue em Tupã, fraldinha 52,90, sábado kit churrasco 2kg com carvão 95",
      "ábado kit churrasco 2kg com carvão por R$ 95",
      /52,90, sábado|R\$ 2kg/,
    ],
    [
      "only some are served",
      "laboratório de prótese em Goiânia, coroa 380, conserto 120, só pra dentista não atendemos paciente",
      "só para dentista",
      /380(?!.*só para dentista)/,
    ],
    [
      "a place taken back",
      "dou aula de bordado no clube não, na verdade é na minha casa em Jales, 90 por mês",
      "Aula de bordado",
      /clube|na verdade/,
    ],
    [
      "who never came",
      "pilates em Garopaba, aula avulsa 40, 1 aula grátis pra quem nunca veio",
      "1 aula grátis para quem nunca veio",
      /grátis[.\n]/,
    ],
    [
      "what is done to animals",
      "acupuntura para cachorro em Porto Alegre, sessão 120",
      "Acupuntura para cachorro",
      /Acupuntura em/,
    ],
    [
      "a meal at its hour",
      "lanchonete em Assis, x salada 19, no almoço x salada com suco 23",
      "X-salada com suco por R$ 23 no almoço",
      /no almoço x|(?<!\p{L})x salada/iu,
    ],
    [
      "two kinds beside each other",
      "academia de judô em Lins, adulto 150 kids 120 por mês",
      "Adulto por R$ 150, kids por R$ 120 por mês",
      /150 kids/,
    ],
    [
      "of many each costs less",
      "vendo grama em Ibiúna 9 reais o metro a partir de 100 metros 7,50",
      "R$ 9 o metro, a partir de 100 metros por R$ 7,50",
      /metro a partir/,
    ],
    [
      "a second way with its own sum",
      "motoboy em Assis, corrida no centro 9 bairro 14, diária 170",
      "bairro por R$ 14",
      /9 bairro|^Bairro/m,
    ],
    [
      "a sum for some days",
      "alugo caçamba em Sumaré 5 metros 330 por 7 dias, 3 metros 270, dia a mais 25",
      "5 metros por R$ 330 por 7 dias",
      /metros 330|, mais R\$ 25/,
    ],
    [
      "who of the family does it",
      "minha mãe faz conserva de legumes em Lins, vidro 500g 24, vidro de 1kg 42",
      "Conserva de legumes em Lins",
      /minha mãe|^(?:Vidro|Kit) em/im,
    ],
    [
      "what is done behind who does it",
      "sou pintor em canoas e porto alegre pinto muro a partir de 600, portão 180",
      "Pintura de muro a partir de R$ 600",
      /pinto/,
    ],
    [
      "what many are given",
      "terra para jardim em Itu, saco 18, 12 sacos levo de graça",
      "Na compra de 12 sacos levo de graça",
      /^Levo de graça|sacos[.] /m,
    ],
    [
      "from what sum nothing is paid for the way",
      "bebidas em Lins, fardo 38, gelo 9, entrego até meia-noite taxa 6, acima de 90 não cobro",
      "taxa R$ 6, acima de R$ 90 não cobro",
      /(?:38|9), acima/,
    ],
    [
      "whose the house is",
      "dou aula de física em Assis, 70 a hora na minha casa, 85 na do aluno, não faço trabalho pra aluno",
      "R$ 85 na do aluno",
      /para aluno/,
    ],
    [
      "what there is on a day without a verb",
      "salão em Tupã, corte 45, barba 30, terça corte e escova 70, estacionamento próprio",
      "Barba por R$ 30",
      /(?:45|30), terça|Próprio/,
    ],
    [
      "a day on a boat",
      "barco em Angra, passeio 1.400 o dia com marinheiro",
      "R$ 1.400 o dia",
      /(?<!R\$ )1\.400/,
    ],
    [
      "what drains are cleared",
      "desentupidora em Niterói, pia 130, vaso 190, ralo 90",
      "Desentupidora em Niterói",
      /^(?:Pia|Vaso|Ralo) por/m,
    ],
    [
      "how old they are at least",
      "professora de canto em São Carlos, 60 por aula, criança só a partir de 7",
      "R$ 60 por aula",
      /R\$ 7/,
    ],
    [
      "how many sleep there and what a night costs",
      "alugo casa pra temporada em ubatuba 8 pessoas 650 a diária mínimo 2 diárias, taxa de limpeza 200",
      "8 pessoas por R$ 650 a diária mínimo 2 diárias",
      /pessoas 650/,
    ],
    [
      "two ways a week behind a place",
      "pilates em lins 2x semana 260 1x 160, avaliação grátis",
      "2x semana por R$ 260, 1x R$ 160",
      /semana 260/,
    ],
    [
      "a month beside a day",
      "coworking em Cascavel, diária 40 mensal 380, sala de reunião 55 a hora, sábado fecha meio-dia",
      "Mensal por R$ 380",
      /(?:40|380|hora),? (?:mensal|sábado)/,
    ],
    [
      "what is done first is not the trade",
      "adestrador de gatos em Lins, aula 120, pacote 6 aulas 660, gato arisco faço avaliação antes 80",
      "Adestrador de gatos em Lins",
      /^(?:Precisa de avaliação|Avaliação antes em)/m,
    ],
    [
      "a unit of the last thing alone",
      "vendo ovo caipira em Itu, cartela com 30 por 28, galinha limpa 65, queijo fresco 35 o quilo",
      "Queijo fresco por R$ 35 o quilo",
      /(?:28|65) o quilo/,
    ],
    [
      "two towns",
      "faço frete e mudança pequena com fiorino em goiania e aparecida a partir de 80 reais, ajudante é 50 a parte",
      "em Goiânia e Aparecida a partir de R$ 80",
      /fiorino e Aparecida/,
    ],
    [
      "who is wished for in the shop",
      "tenho uma loja de artesanato em tiradentes, cesto de palha 60, peneira 25, quero que venha mais turista na loja",
      "Cesto de palha por R$ 60",
      /turista na loja/,
    ],
    [
      "a name of two words and their joint",
      "academia corpo e mente em petrolina, plano mensal 95, aula avulsa 20",
      "Academia Corpo e Mente em Petrolina",
      /Academia Corpo em/,
    ],
    [
      "two days of one month",
      "ótica em Lins, armação 110, lente 140, exame dia 14 e 28, 3x sem juros",
      "Armação por R$ 110",
      /R\$ 28/,
    ],
    [
      "how old a driver is",
      "aluguel de carro em Natal, sedan 130 a diária, hatch 110, idade mínima 21",
      "Aluguel de carro em Natal",
      /R\$ 21/,
    ],
  ])("%s", (_, brief, says, never) => {
    const pieces = said(brief);
    expect(pieces).toContain(says);
    expect(pieces).not.toMatch(never);
  });
});
