import { expect, it } from "vitest";
import { readFacts } from "./read-facts.ts";

function sums(text: string): string {
  return readFacts(text)
    .sayings.map(({ forms: [form = ""] }) => form)
    .join("; ");
}

it.each([
  ["fralda tamanho 2 e 3 por 30 reais em Natal", "fralda nos tamanhos 2 e 3 por R$ 30 em Natal"],
  ["pijama tamanho 4 e 6 por 40 reais", "pijama nos tamanhos 4 e 6 por R$ 40"],
  ["camiseta tamanho 10 ou 12 a 45 reais", "camiseta nos tamanhos 10 ou 12 por R$ 45"],
  ["short tamanho 38 e 40 R$ 25", "short nos tamanhos 38 e 40 por R$ 25"],
  ["fotógrafo em Bauru, foto 3 e 4 por 20 reais", "foto 3 e 4 por R$ 20"],
  ["sandália número 34 e 35 por 60 reais", "34 e 35 por R$ 60"],
])("takes no size for a sum: %s", (text, told) => {
  expect(sums(text)).toContain(told);
});

it.each([
  ["trufa 4 reais e 3 por 10 reais em Natal", "R$ 4"],
  ["kit 2 e 3 peças por 50 reais em Natal", "R$ 50"],
  ["foto 3x4 por 20 reais", "foto 3x4 por R$ 20"],
  ["pastel 9 reais e caldo 6 reais", "R$ 9"],
  ["camiseta tamanho 12 por 45 reais", "R$ 45"],
  ["tamanho P 25 reais e G 35 reais", "R$ 25"],
])("leaves sums what they are: %s", (text, sum) => {
  expect(sums(text)).toContain(sum);
});
