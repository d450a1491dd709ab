import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

/** All that the ads of a description say, one piece a line. */
function said(description: string): string {
  return draftAds(description)
    .pieces.map(({ text }) => text.replaceAll("\u00a0", " "))
    .join("\n");
}

/** A description, what some piece says, and what none may say. */
type Case = readonly [input: string, says: string, never: RegExp];

const sums: readonly Case[] = [
  [
    "Banda de forró em Caruaru, 2 horas de show 1.800, 3 horas 2.400, som incluso",
    "2 horas de show por R$ 1.800",
    /show 1\.800|horas 2\.400/,
  ],
  [
    "tenho um carrinho de cachorro quente em Itu, completo 18 reais, prensado 20, dobro de salsicha mais 4",
    "Prensado por R$ 20",
    /Prensado 20|Carrinho de cachorro em|opções de carrinho$/m,
  ],
  ["açaí no litro em Palmas. 1 litro 28, 500 ml 16", "1 litro por R$ 28", /litro 28|no Litro/],
  [
    "Pousada em Pipa, casal com café 320 na semana e 450 no fim de semana",
    "R$ 320 na semana e R$ 450 no fim de semana",
    /café 320|e 450/,
  ],
  [
    "Faço bolo vulcão em Santos. o pequeno é 35 o grande 60",
    "O pequeno é R$ 35, o grande R$ 60",
    /35 o grande/,
  ],
  [
    "lavo sofa a domicilio. sofa 2 lugares 150, 3 lugares 190. colchao casal 140.",
    "Sofá 2 lugares por R$ 150, 3 lugares R$ 190",
    /lugares 150/,
  ],
  ["Escola de natação em Indaiatuba, 2x por semana 189 por mês, 3x 229", "3x R$ 229", /3x 229/],
];

const counts: readonly Case[] = [
  [
    "minha mãe tem uma chácara em Igaratá que a gente quer alugar pra festa, cabe 40 pessoa pra dormir 16 tem piscina aquecida e wifi que pega bem é 1.400 o final de semana e na semana 450 a diaria",
    "R$ 1.400 o final de semana",
    /R\$ 16/,
  ],
  [
    "Vendo suculentas em Holambra, vasinho pote 6 a partir de 3,50 acima de 50 unidades",
    "R$ 3,50 acima de 50 unidades",
    /R\$ 6/,
  ],
  ["Hamburgueria Brasa 77 em Itu. Combo 32, batata 15.", "Combo por R$ 32", /R\$ 77/],
  [
    "Conserto de relógio em Uberaba, bateria 25, ajuste 12. Galeria do Comércio, loja 15",
    "Bateria por R$ 25",
    /R\$ 15|^Loja 15/m,
  ],
];

const conditions: readonly Case[] = [
  [
    "Vendo cestas de café da manhã. Entrego em Maringá, taxa de 10 reais",
    "Entrego em Maringá, taxa de R$ 10",
    /manhã, taxa/,
  ],
  [
    "Locação de vestidos de festa em Uberlândia. Madrinhas: acima de 4 vestidos 15% de desconto.",
    "Madrinhas: acima de 4 vestidos 15% de desconto",
    /^Acima de 4/m,
  ],
  [
    "loja de aquarios em campinas no taquaral, aquario completo de 20 litros por 180, e na compra do aquario a gente da o primeiro cascalho",
    "Na compra do aquário a gente dá o primeiro cascalho",
    /^Dá o primeiro/m,
  ],
  [
    "Brechó infantil em Itu, peças a partir de 9,90, frete fixo de 15 reais, acima de 150 o frete é gratis",
    "Acima de R$ 150 o frete é grátis",
    /9,90, acima/,
  ],
  [
    "Buffet infantil completo para 50 pessoas em Cuiabá: salgados, bolo, docinhos, refri e 2 garçons por R$ 2.890.",
    "por R$ 2.890",
    /^Refri e 2 garçons por/m,
  ],
];

const places: readonly Case[] = [
  [
    "Cuidadora de idosos em Santos com experiência em Alzheimer. Plantão de 12h R$ 200.",
    "Cuidadora de idosos em Santos",
    /Cuidadora em Alzheimer/,
  ],
  ["Vendo lenha. Fica em Atibaia na estrada do Portão", "Lenha em Atibaia", /em Portão/],
  [
    "Aulas de matemática na casa do aluno, na zona norte do Rio",
    "na zona norte",
    /(?:em|do) Aluno/,
  ],
];

describe.each([
  ["a sum without its currency is told as one", sums],
  ["a number that counts something is no sum", counts],
  ["an offer keeps what it depends on", conditions],
  ["a place is where the shop is", places],
] as const)("%s", (_, cases) => {
  test.each(cases)("%j", (input, says, never) => {
    const text = said(input);
    expect(text).toContain(says);
    expect(text).not.toMatch(never);
  });
});

test("what the owner offers goes before the question where there is room for one only", () => {
  const text = said(
    "Fotógrafa de newborn e gestante em São José dos Campos. Ensaio gestante com 15 fotos editadas R$ 590. Ensaio newborn R$ 890, no estúdio ou na sua casa. Quem fecha os dois ganha 10% de desconto.",
  );
  expect(text).toContain("Quem fecha os dois ganha 10% de desconto");
});
