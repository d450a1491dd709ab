import { describe, expect, test } from "vitest";
import { settleSecond } from "./settle-second.ts";

describe("the second or Monday", () => {
  test.each([
    [
      "na segunda feijoada R$ 30, na terça dobradinha R$ 28",
      "na segunda-feira feijoada R$ 30, na terça dobradinha R$ 28",
    ],
    [
      "na sexta rodízio R$ 60, na segunda pizza R$ 40",
      "na sexta rodízio R$ 60, na segunda-feira pizza R$ 40",
    ],
    [
      "no sábado feijoada 35, na segunda rabada 30",
      "no sábado feijoada 35, na segunda-feira rabada 30",
    ],
    [
      "toda segunda escova 30, toda quarta unha 20",
      "toda segunda-feira escova 30, toda quarta unha 20",
    ],
  ])("%j is %j", (typed, told) => {
    expect(settleSecond(typed)).toBe(told);
  });

  test.each([
    "limpeza R$ 150, na segunda máquina R$ 120",
    "revisão R$ 90, na segunda bicicleta R$ 70",
    "na segunda peça R$ 45",
    "corte R$ 40, na segunda R$ 30",
    "na segunda pizza R$ 40, aberto de terça a domingo",
    "na segunda corte R$ 30, na terça barba R$ 20",
  ])("stays: %j", (text) => {
    expect(settleSecond(text)).toBe(text);
  });
});
