import { describe, expect, test } from "vitest";
import { settlePeriods } from "./settle-periods.ts";

describe("a period told once", () => {
  test.each([
    [
      "bebê R$ 180 por mês, criança R$ 200, adulto R$ 220.",
      "bebê R$ 180 por mês, criança R$ 200 por mês, adulto R$ 220 por mês.",
    ],
    [
      "Infantil (7 a 11 anos) R$ 220 por mês, adolescente R$ 250, adulto R$ 270, aula particular R$ 90 a hora",
      "Infantil (7 a 11 anos) R$ 220 por mês, adolescente R$ 250 por mês, adulto R$ 270 por mês, aula particular R$ 90 a hora",
    ],
    [
      "infantil 120 por mês, juvenil 140 e adulto 160",
      "infantil 120 por mês, juvenil 140 por mês e adulto 160 por mês",
    ],
    ["kids R$ 90/mês, adultos R$ 110", "kids R$ 90/mês, adultos R$ 110/mês"],
    ["iniciante R$ 150 mensal, avançado R$ 190", "iniciante R$ 150 mensal, avançado R$ 190 mensal"],
  ])("%j is %j", (typed, told) => {
    expect(settlePeriods(typed)).toBe(told);
  });

  test.each([
    "infantil R$ 120 por mês, uniforme R$ 80",
    "adulto R$ 200 por mês, criança R$ 150 por aula",
    "adulto R$ 40, criança R$ 20",
    "ida e volta R$ 350 por mês, só ida R$ 220",
    "infantil R$ 150 por mês, aula avulsa R$ 50",
    "adulto R$ 200 por mês. criança paga R$ 100",
    "matrícula R$ 50, adulto R$ 200 por mês",
    "infantil R$ 150 por mês, adulto R$ 90 a aula",
  ])("stays: %j", (text) => {
    expect(settlePeriods(text)).toBe(text);
  });
});
