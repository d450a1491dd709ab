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

const cases: readonly Case[] = [
  ["coxinha cento 80 meio cento 45 em Bauru", "meio cento por R$ 45", /o cento, cento/],
  [
    "Doces em Itu. beijinho cento R$ 80 meio cento com embalagem R$ 50",
    "meio cento com embalagem por R$ 50",
    /o cento, cento/,
  ],
  [
    "vendo açaí no copo 300ml 12 500ml 17 1 litro 30 Castanhal",
    "500ml R$ 17, 1 litro por R$ 30",
    /17 1/,
  ],
  [
    "Frete e carreto em Betim, caminhão baú, sem ajudante 180 com ajudante 250",
    "sem ajudante por R$ 180, com ajudante R$ 250",
    /ajudante 1/,
  ],
  [
    "Passeio de buggy em Natal!! litoral norte 500 o buggy ate 4 pessoas, litoral sul 450. Reserva com 100 de sinal",
    "Litoral sul por R$ 450",
    /sul 450|com 100/,
  ],
  // so many, and no money
  ["crepe para eventos, R$ 25 por convidado, mínimo de 30, Bauru", "mínimo de 30", /R\$ 30/],
  ["canecas personalizadas, R$ 20 a peça, mínimo de 30, Londrina", "mínimo de 30", /R\$ 30/],
  ["Fretado em Itu, R$ 35 por passageiro, mínimo de 25", "mínimo de 25", /R\$ 25/],
  ["Tuk tuk em Natal, R$ 5 o km, mínimo de 20", "mínimo de R$ 20", /mínimo de 20/],
  ["Marmita em Itu R$ 18, mínimo de 30 para entrega", "mínimo de R$ 30", /mínimo de 30/],
  // how many a sum is for
  [
    "Gráfica em Belém: panfleto (1000 un.) R$ 150; imã de geladeira (500 un.) R$ 130",
    "Ímã de geladeira (500 un.) por R$ 130",
    /geladeira por R\$/,
  ],
  [
    "Brindes em Goiânia: caneta personalizada (100 un.) R$ 180; chaveiro acrílico (50 un.) R$ 120",
    "Chaveiro acrílico (50 un.) por R$ 120",
    /Goiânia por R\$|acrílico por R\$/,
  ],
  [
    "Doces em Recife: beijinho (cento) R$ 90; casadinho (cento) R$ 95",
    "casadinho (cento) por R$ 95",
    /inho por R\$/i,
  ],
  [
    "Sítio em Ibiúna. Cesta de verdura pequena (6 itens) R$ 48, grande (11 itens) R$ 79.",
    "R$ 48",
    /Sítio por R\$/,
  ],
  // the second of them, or on Mondays
  [
    "Conserto de bicicleta em Joinville. Revisão R$ 90, na segunda bicicleta R$ 70.",
    "Na segunda bicicleta por R$ 70",
    /^Bicicleta|\. Bicicleta/m,
  ],
  [
    "Limpeza de split em Palmas R$ 150, na segunda máquina R$ 120",
    "na segunda máquina por R$ 120",
    /Máquina por|na segunda\./,
  ],
  ["Barbearia em Bagé. Corte R$ 40, na segunda R$ 30.", "na segunda por R$ 30", /segunda R/],
  [
    "Restaurante em Bagé. na segunda feijoada R$ 30, na terça dobradinha R$ 28",
    "Feijoada por R$ 30 na segunda-feira",
    /Na segunda feijoada/,
  ],
  // where the shop is not
  [
    "Excursão para Gramado saindo de Novo Hamburgo, 150 por pessoa. Entrada no Snowland não inclusa.",
    "Entrada no Snowland não inclusa",
    /Excursão no|pessoa, no/,
  ],
  [
    "City tour em Foz do Iguaçu por R$ 180, com parada no Parque das Aves.",
    "City tour no Parque das Aves",
    /não inclus/,
  ],
  // paid besides
  [
    "Academia Forte - Lins\nPlano mensal R$ 90\nTaxa de matrícula R$ 50 (isenta no anual)\nPersonal não incluso",
    "Taxa de matrícula de R$ 50 (isenta no anual)",
    /anual\), personal/,
  ],
  ["Entrega de gás em Itu. Taxa de R$ 10", "em Itu", /por R\$ 10|de R\$ 10/],
  // kinds, days, and what work is done to
  [
    "Pao caseiro recheado, frango ou calabresa 28 reais. Lages SC",
    "Frango ou calabresa por R$ 28",
    /Frango em/,
  ],
  [
    "Restaurante em Itu, frango ou peixe 25 reais",
    "Frango ou peixe por R$ 25",
    /Restaurante por R\$/,
  ],
  [
    "PROMOÇÕES DA SEMANA\nseg: picanha 60 kg\nter: frango 12 kg\nAçougue do Zé, Lins",
    "Açougue do Zé em Lins",
    /Picanha em|Frango em/,
  ],
  [
    "lavagem em Marília, carro pequeno 40, carro grande 60",
    "Lavagem em Marília",
    /Carro \p{L}+ em|opções de carro/u,
  ],
  [
    "Aluguel em Itu, carro pequeno 90, carro grande 160",
    "carro pequeno",
    /Carro grande por R\$ 90/i,
  ],
];

describe("prices stand with what they are for", () => {
  test.each(cases)("%j", (input, says, never) => {
    const pieces = said(input);
    expect(pieces.toLowerCase()).toContain(says.toLowerCase());
    expect(pieces).not.toMatch(never);
  });
});
