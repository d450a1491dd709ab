import fc from "fast-check";
import { expect, test } from "vitest";
import { findPersonalData } from "./find-personal-data.ts";
import { hidePersonalData } from "./hide-personal-data.ts";
import { maskPersonalData } from "./mask-personal-data.ts";

function hidden(text: string): string {
  return hidePersonalData(text, findPersonalData(text));
}

test("each passage is replaced by what it was", () => {
  const text =
    "Ana, CPF 123.456.789-09, da 11.222.333/0001-81: ana@loja.com ou (11) 98765-4321. Cartão 4111 1111 1111 1111!";
  expect(hidden(text)).toBe(
    "Ana, CPF [CPF ocultado], da [CNPJ ocultado]: [e-mail ocultado] ou [telefone ocultado]. Cartão [cartão ocultado]!",
  );
});

test("a text without any stays as it is", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(findPersonalData(text).length === 0);
      expect(hidden(text)).toBe(text);
    }),
  );
});

test("what stands around the passages stays, and nothing is left to hide", () => {
  const passage = fc.constantFrom("123.456.789-09", "(11) 98765-4321", "ana@loja.com");
  const words = fc.stringMatching(/^[a-zé ,!\n]{0,20}$/).map((text) => ` ${text} `);
  fc.assert(
    fc.property(fc.array(fc.tuple(words, passage)), words, (pairs, last) => {
      const after = hidden(pairs.flat().join("") + last);
      expect(after.split(/\[[^\]]+\]/)).toEqual([...pairs.map(([before]) => before), last]);
      expect(findPersonalData(after)).toEqual([]);
    }),
  );
});

test.each([
  ["cpf", "123.456.789-09", "123.***.***-09"],
  ["cpf", "12345678909", "123******09"],
  ["cnpj", "12.ABC.345/01DE-35", "12.***.***/****-35"],
  ["phone", "(11) 98765-4321", "(11) *****-**21"],
  ["card", "4111 1111 1111 1111", "**** **** **** 1111"],
  ["email", "maria@padaria.com.br", "m***@padaria.com.br"],
] as const)("a %s %s is shown as %s", (kind, passage, mask) => {
  expect(maskPersonalData(kind, passage)).toBe(mask);
});
