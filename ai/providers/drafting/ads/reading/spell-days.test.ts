import { describe, expect, test } from "vitest";
import { draftAds } from "../draft-ads.ts";
import { spellDays } from "./spell-days.ts";

describe("short days with a full stop", () => {
  test.each([
    [
      "Atendemos de seg. a sex. das 8h às 18h e sáb. até 13h.",
      "Atendemos de segunda a sexta das 8h às 18h e sábado até 13h.",
    ],
    ["seg. a qui. das 9h às 19h e sex. até 17h", "segunda a quinta das 9h às 19h e sexta até 17h"],
    ["ter. a sex. das 9h às 18h", "terça a sexta das 9h às 18h"],
    ["dom. até 12h", "domingo até 12h"],
    ["qua. e sex. 14h", "quarta e sexta 14h"],
    ["Seg. a Sáb. 8h às 18h", "segunda a sábado 8h às 18h"],
  ])("%s", (told, spelt) => {
    expect(spellDays(told)).toBe(spelt);
  });

  test.each([
    "tudo o que a festa vai ter. a gente leva",
    "aberto sáb. Venha",
    "seg a sex das 8h",
    "Rua Dom. Pedro",
    "fechado dom. Entrega na seg.",
  ])("left as it is: %s", (told) => {
    expect(spellDays(told)).toBe(told);
  });
});

test.each([
  [
    "Autopeças Lima em Assis. Bateria desde R$ 320, óleo R$ 38 o litro. Abrimos de seg. a sex. das 8h às 18h e sáb. até 12h.",
    /até 12h/,
  ],
  [
    "Clínica Sorriso em Tatuí. Limpeza R$ 150. Atendemos seg. a qui. das 9h às 19h e sex. até 17h.",
    /Limpeza[^.]*até 17h/,
  ],
])("the end of a day limits no price: %s", (told, never) => {
  const prices = draftAds(told).pieces.filter(({ text }) => /^[^.]*R\$[^.]*até \d/u.test(text));
  expect(prices.filter(({ text }) => never.test(text))).toEqual([]);
});
