import { describe, expect, test } from "vitest";
import { draftAds } from "../draft-ads.ts";
import { isOwnMatter } from "./own-matters.ts";

describe("a sentence with a case of its own limits nothing told before", () => {
  test.each([
    "a cada 5 lavagens completas ganha 1 simples",
    "a vista 5% de desconto ou 5x sem juros no cartao",
    "no pix 10% de desconto",
    "acima de 30 km cobro combustivel",
    "fora de uberaba cobro deslocamento",
    "a partir dos 6 anos",
    "a partir de 5 anos",
    "juntando 10 carimbos leva uma pizza",
    "alem da ponte tem taxa",
    "depois do anel viario cobramos frete",
  ])("%s", (key) => {
    expect(isOwnMatter(key)).toBe(true);
  });

  test.each([
    "so ate sabado",
    "a partir de r$ 30",
    "acima de 10 pecas",
    "so para maiores de 18 anos",
    "pintura por fora",
    "so no pix",
    "na compra de duas",
    "fora das ferias",
    "a partir de 3 pecas",
    "so aos domingos",
  ])("may limit what was told: %s", (key) => {
    expect(isOwnMatter(key)).toBe(false);
  });
});

function pieces(description: string): string[] {
  return draftAds(description).pieces.map(({ text }) => text.replaceAll("\u00a0", " "));
}

test.each([
  ["Escola de balé em Tatuí. Uniforme R$ 80. A partir dos 3 anos.", "Uniforme por R$ 80"],
  ["Tenda 5x5 em Itu R$ 300. Acima de 30 km cobro combustível.", "Tenda 5x5 em Itu por R$ 300"],
  ["Vidros em Itu. Box R$ 790. À vista 5% de desconto.", "Box por R$ 790"],
  [
    "Gesso em Itu. Sanca R$ 60 o metro. Orçamento sem custo. Pintura por fora.",
    "Orçamento sem custo",
  ],
])("%s", (told, alone) => {
  expect(pieces(told)).toContain(alone);
});

test("'acima disso' is said of the thing in front of it alone", () => {
  const ads = pieces(
    "oficina de moto em Parnaíba, troca de oleo com filtro 45 reais, revisao completa 120 (ate 160cc), acima disso 160.",
  ).join("\n");
  expect(ads).toContain("Revisão completa por R$ 120 (até 160cc), acima disso por R$ 160");
  expect(ads).not.toMatch(/R\$ 45, acima/);
});

test("'leve 2' is told with its thing or not at all", () => {
  const ads = pieces("Loja em Itu. Batom R$ 19,90. Leve 2 por R$ 35,00. Esmalte R$ 6").join("\n");
  expect(ads).toContain("Batom por R$ 19,90, leve 2 por R$ 35,00");
  expect(ads).not.toMatch(/(?:^|[.:] )Leve 2/m);
});
