import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFacts } from "./read-facts.ts";

function pricesOf(description: string): string[] {
  return readFacts(description).prices.map((price) =>
    [price.of?.text, price.text, price.until].filter(Boolean).join(" | "),
  );
}

describe("prices", () => {
  test.each([
    ["troca de tela a partir de R$ 180", ["troca de tela | a partir de R$ 180"]],
    ["bolo por 35 reais", ["bolo | por R$ 35"]],
    ["bolo, R$35,90", ["bolo | por R$ 35,90"]],
    ["bolo de R$ 50 por R$ 40", ["bolo | de R$ 50 por R$ 40"]],
    ["aulas R$ 60/hora", ["aulas | a R$ 60 por hora"]],
    ["plano de R$ 99 por mês", ["plano | a R$ 99 por mês"]],
    ["casa por 450 mil reais", ["casa | por R$ 450 mil"]],
    ["R$ 12 o pote de bolo", ["pote de bolo | por R$ 12"]],
    ["corte, barba e sobrancelha por R$ 80", ["por R$ 80"]],
    ["pizza R$ 40 só hoje", ["pizza | por R$ 40 | só hoje"]],
    [
      "corte feminino R$ 70, masculino R$ 40",
      ["corte feminino | por R$ 70", "corte masculino | por R$ 40"],
    ],
    ["10% de desconto", []],
    ["entrega grátis acima de R$ 50", []],
    ["entrega R$ 5", []],
    ["em 12x de R$ 99", []],
  ])("of %j are %j", (description, prices) => {
    expect(pricesOf(description)).toEqual(prices);
  });
});

describe("places", () => {
  test.each([
    ["bolo em Recife", ["em Recife"]],
    ["bolo em recife", ["em Recife"]],
    ["conserto, Vila Mariana", ["na Vila Mariana"]],
    ["bolo na Vila Mariana, São Paulo", ["na Vila Mariana", "em São Paulo"]],
    ["pizzaria no centro de Curitiba", ["no centro de Curitiba"]],
    ["dentista perto do metrô Saúde", ["perto do metrô Saúde"]],
    ["diarista na zona sul", ["na zona sul"]],
    ["corte na Rua Augusta 1500", ["na Rua Augusta"]],
    ["bolo no pote", []],
    ["pague no Pix", []],
    ["sofá em couro", []],
    ["bolo em casa", []],
    ["cestas no Natal", []],
    ["loja em Natal", ["em Natal"]],
    ["restaurante nos Jardins", ["nos Jardins"]],
    ["faxina em Xique-Xique", ["em Xique-Xique"]],
  ])("of %j are %j", (description, places) => {
    expect(readFacts(description).places.map((place) => place.text)).toEqual(places);
  });
});

describe("conditions", () => {
  test.each([
    ["garantia 90 dias", "garantia de 90 dias"],
    ["parcelo em até 3x sem juros", "em até 3x sem juros"],
    ["aceito pix e cartão", "aceitamos Pix e cartão"],
    ["entregamos em toda a zona sul", "entrega em toda a zona sul"],
    ["aberto aos domingos", "aberto aos domingos"],
    ["seg a sex das 8 as 18hs", "atendimento de segunda a sexta, das 8h às 18h"],
    ["leve 3 pague 2", "leve 3 pague 2"],
    ["há 12 anos no mercado", "há 12 anos no mercado"],
    ["15% off à vista", "15% off à vista"],
    ["Garantia: 6 meses", "garantia de 6 meses"],
    ["Horário: 9h às 18h", "atendimento das 9h às 18h"],
  ])("of %j include %j", (description, offer) => {
    expect(readFacts(`bolo. ${description}`).offers.map((found) => found.text)).toContain(offer);
  });

  test("that are denied are none", () => {
    expect(
      readFacts("bolo. não fazemos entrega, não parcelamos e não aceitamos cartão").offers,
    ).toEqual([]);
  });

  test("of a rhythm are no instalments", () => {
    const kinds = readFacts("aulas 2x por semana").offers.map((offer) => offer.kind);
    expect(kinds).not.toContain("instalments");
  });
});

describe("the thing on offer", () => {
  test.each([
    ["quero anunciar meu salão em Recife", "salão"],
    ["Sou confeiteira e faço bolos", "bolos"],
    ["conserto celulares", "conserto de celulares"],
    ["empresa especializada em limpeza de sofás", "limpeza de sofás"],
    ["vendo bolo de pote", "bolo de pote"],
    ["alugo mesas e cadeiras", "aluguel de mesas e cadeiras"],
    ["Produto: vela aromática", "vela aromática"],
    ["We repair phones in Curitiba", "conserto de celular"],
    ["Vendemos pasteles de cumpleaños con envío gratis y más", "bolos de aniversário"],
  ])("of %j is %j", (description, product) => {
    expect(readFacts(description).products[0]?.text).toBe(product);
  });

  test.each(["oi", "!!!", "quero vender mais", "me ajuda", "R$ 50", "我们卖蛋糕", "12345"])(
    "is not known from %j",
    (description) => {
      expect(readFacts(description).products).toEqual([]);
    },
  );
});

test("a text in another language is told", () => {
  expect(readFacts("We sell handmade soap in Curitiba and the best cakes").foreign).toBe(true);
  expect(readFacts("Vendo sabonete artesanal em Curitiba").foreign).toBe(false);
});

test("any text has facts, the same each time", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 500 }), (text) => {
      expect(readFacts(text)).toEqual(readFacts(text));
    }),
  );
});
