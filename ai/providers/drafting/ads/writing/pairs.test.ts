import { expect, it } from "vitest";
import { readFacts } from "../reading/read-facts.ts";
import { shorterForms } from "./noun-phrases.ts";

it.each([
  ["impressão frente e verso", "impressão frente"],
  ["cópia preto e branco", "cópia preto"],
  ["guincho leve e pesado", "guincho leve"],
  ["jardinagem e poda de árvore", "jardinagem de árvore"],
  ["costura e reforma de roupa", "costura de roupa"],
])("half of a pair is no name: %s", (text, half) => {
  expect(shorterForms(text)).not.toContain(half);
});

it.each([
  ["lavagem e higienização de sofá", "lavagem de sofá"],
  ["instalação e conserto de portões", "conserto de portões"],
  ["poda e corte de grama", "corte de grama"],
])("half of another is: %s", (text, half) => {
  expect(shorterForms(text)).toContain(half);
});

it.each([
  ["suco de laranja 1 litro 12 reais em Aracaju", "suco de laranja"],
  ["leite fresco 1 litro 6 reais em Lages", "leite fresco"],
  ["queijo coalho 1 quilo 38 reais em Caruaru", "queijo coalho"],
  ["açaí puro 2 litros 40 reais", "açaí puro 2 litros"],
  ["ovo caipira dúzia 15 reais", "ovo caipira"],
])("a thing loses its figure with its unit: %s", (text, thing) => {
  expect(readFacts(text).products[0]?.text).toBe(thing);
});
