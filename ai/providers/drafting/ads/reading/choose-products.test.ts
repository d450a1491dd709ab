import { expect, it } from "vitest";
import { readFacts } from "./read-facts.ts";

function main(text: string): string | undefined {
  return readFacts(text).products[0]?.text;
}

it.each([
  ["estacionamento em Ribeirão Preto 12 a hora diaria 40", "estacionamento"],
  ["estacionamento coberto em Franca por R$ 200 por mês, lavagem R$ 30", "estacionamento"],
  ["clube com piscina em Betim 40 a entrada diaria 70", "clube"],
  ["hotel perto da rodoviária Uberaba 120 a noite café 20", "hotel"],
  ["pousada em Ubatuba 180 a diária, almoço 35", "pousada"],
  ["academia em Patos 80 o mes diaria 15", "academia"],
  ["motel em Natal 60 reais a hora, jantar 40 reais", "motel"],
])("a shop with a sum of its own is what is sold: %s", (text, thing) => {
  expect(main(text)).toBe(thing);
});

it.each([
  ["loja em Franca, vendo sapato feminino 90 reais", "sapato feminino"],
  ["restaurante em Bauru almoço 30 reais estacionamento 10 reais", "restaurante"],
  ["pizzaria em Patos com estacionamento grátis", "pizzaria"],
  ["hotel pra gato em Bauru 40 a noite banho 30", "hotel para gato"],
  ["kitnet em Uberaba 60 a noite diaria 90", "kitnet"],
  ["bolo de pote 8 reais, cento de salgado 60 reais", "bolo de pote"],
  ["sou marceneiro, faço móveis planejados a partir de 900 reais", "móveis planejados"],
])("goods stay the main product: %s", (text, thing) => {
  expect(main(text)).toBe(thing);
});
