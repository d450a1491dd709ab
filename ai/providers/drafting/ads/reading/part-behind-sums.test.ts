import { expect, it } from "vitest";
import { partBehindSums } from "./part-behind-sums.ts";
import { readFacts } from "./read-facts.ts";

it.each([
  ["corte R$ 35 barba R$ 25 os dois R$ 50", "corte R$ 35 barba R$ 25, os dois R$ 50"],
  [
    "limpeza 100 reais massagem R$ 90 as duas R$ 170",
    "limpeza 100 reais massagem R$ 90, as duas R$ 170",
  ],
  ["pé R$ 30 a sessão mão R$ 25 ambos por R$ 50", "pé R$ 30 a sessão mão R$ 25, ambos por R$ 50"],
  ["caldo R$ 6 terça a domingo", "caldo R$ 6, terça a domingo"],
  ["pé e mão 55 reais segunda a sexta", "pé e mão 55 reais, segunda a sexta"],
  ["batata R$ 28 quinta a domingo depois das 18h", "batata R$ 28, quinta a domingo depois das 18h"],
  [
    "banho R$ 45 cada segunda a sábado das 8h às 18h",
    "banho R$ 45 cada, segunda a sábado das 8h às 18h",
  ],
  ["feijoada 38 reais sábado", "feijoada 38 reais no sábado"],
  ["rodízio R$ 59 por pessoa quinta", "rodízio R$ 59 por pessoa na quinta"],
  [
    "carreto R$ 90 dentro da cidade fora da cidade 150",
    "carreto R$ 90 dentro da cidade, fora da cidade R$ 150",
  ],
])("parts what is told of more than the sum before: %s", (text, told) => {
  expect(partBehindSums(text)).toBe(told);
});

it.each([
  "pizza R$ 45 de segunda a quinta",
  "chope R$ 8 segunda a quinta",
  "corte R$ 35 às terças",
  "happy hour R$ 12 sexta até as 20h",
  "corte R$ 35 e os dois filhos cortam juntos",
  "casal R$ 120 os dois dias",
  "R$ 8 segunda unidade",
  "3 peças R$ 50 as duas primeiras R$ 40",
  "atendo de terça a domingo",
  "dentro da cidade R$ 80",
])("leaves days and cases of one sum: %s", (text) => {
  expect(partBehindSums(text)).toBe(text);
});

function said(text: string): string[] {
  return readFacts(text).sayings.flatMap(({ forms }) => forms);
}

it("tells the sum of both only beside those of each", () => {
  for (const text of [
    "banho e tosa no Méier banho 45 tosa 60 os dois 90 segunda a sabado",
    "barbearia em Natal corte 35 barba 25 os dois 50",
    "estetica em Belém limpeza de pele 100 massagem 90 as duas 170",
  ]) {
    const both = said(text).filter((form) => /(?:os dois|as duas)/u.test(form));
    expect(both).not.toEqual([]);
    for (const form of both) expect(form.match(/R\$/gu)).toHaveLength(3);
  }
});

it.each([
  "frete e mudança pequena em Caxias do Sul carro fiorino 80 reais dentro da cidade",
  "guincho leve e pesado em Uberaba 180 reais dentro do perímetro urbano",
  "instalação de antena em Franca digital completa 90 reais dentro do bairro",
  "carreto e mudança em Foz do Iguaçu kombi 90 reais dentro do município",
  "conserto de fogão industrial em Lages com garantia 120 reais dentro da loja",
  "encanador em Goiânia vazamento em geral e torneira 120 reais perto do centro",
  "van escolar e turismo em Sorocaba ar condicionado 900 reais ida e volta",
])("keeps where a sum holds in long texts without signs: %s", (text) => {
  const limit = /(?:dentro|perto) d.*$|ida e volta$/u.exec(text)?.[0] ?? "";
  const priced = said(text).filter((form) => form.includes("R$"));
  expect(priced).not.toEqual([]);
  for (const form of priced) expect(form).toContain(limit);
});

it.each([
  ["esfiha aberta em Bauru 5 reais quarta a domingo depois das 17h", "esfiha aberta"],
  [
    "torta aberta em Lages de maçã com canela 45 reais sexta e sábado depois das 14h",
    "torta aberta",
  ],
  [
    "padaria aberta todos os dias em Bauru pão francês 18 reais o quilo entrega no centro",
    "padaria",
  ],
])("tells what is open from when a shop is: %s", (text, thing) => {
  expect(readFacts(text).products[0]?.text).toMatch(new RegExp(`^${thing}`, "u"));
});
