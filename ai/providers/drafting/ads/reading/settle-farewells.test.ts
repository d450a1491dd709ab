import { expect, test } from "vitest";
import { settleFarewells } from "./settle-farewells.ts";

test.each([
  ["faço frete em Penedo só isso mesmo vlw", "faço frete em Penedo"],
  ["pé e mão 45. É isso, valeu gente.", "pé e mão 45."],
  ["bolo 40 reais por enquanto é só isso obrigada pela ajuda", "bolo 40 reais"],
  ["Levo na obra. Um abraço", "Levo na obra."],
  ["não vendo fiado kk. abro 8h", "não vendo fiado ,. abro 8h"],
])("%j is %j", (text, left) => {
  expect(settleFarewells(text)).toBe(left);
});

test.each(["só isso de frete já paga", "banda Abraço Forte toca", "freio abs"])(
  "%j stays",
  (text) => {
    expect(settleFarewells(text)).toBe(text);
  },
);
