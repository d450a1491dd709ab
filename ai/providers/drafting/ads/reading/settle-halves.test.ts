import { describe, expect, test } from "vitest";
import { settleHalves } from "./settle-halves.ts";

describe("a whole and its half", () => {
  test.each([
    ["coxinha cento 80 meio cento 45 em Bauru", "coxinha cento R$ 80, meio cento R$ 45 em Bauru"],
    ["quadra em Lins, hora 80 meia hora 50", "quadra em Lins, hora R$ 80, meia hora R$ 50"],
    ["Meio dia 900 dia inteiro 1500.", "Meio dia R$ 900, dia inteiro R$ 1500."],
    ["um cento por 85 e meio cento por 45", "um cento R$ 85, meio cento R$ 45"],
    ["trufas dúzia 36 e meia dúzia 20", "trufas dúzia R$ 36, meia dúzia R$ 20"],
    ["lancha meia diária 600 diária 1000", "lancha meia diária R$ 600, diária R$ 1000"],
    [
      "aula de surf, hora 120 meia hora 70 com prancha",
      "aula de surf, hora R$ 120, meia hora R$ 70 com prancha",
    ],
    ["esfiha cento R$ 100 meio cento R$ 55", "esfiha cento R$ 100, meio cento R$ 55"],
    ["batata porção inteira 40 meia porção 25", "batata porção inteira R$ 40, meia porção R$ 25"],
    ["sala por turno 120 meio turno 70", "sala por turno R$ 120, meio turno R$ 70"],
  ])("%j is %j", (typed, told) => {
    expect(settleHalves(typed)).toBe(told);
  });

  test.each([
    "cento de coxinha R$ 80",
    "meio cento sai 45",
    "meia hora de aula 50",
    "abre meio dia e fecha 18",
    "cento 40 meio cento 80",
    "hora 80 meia diária 50",
    "aula de 1 hora 80, meia entrada 40",
    "cento 90 meio cento 50 unidades",
    "meia calabresa meia mussarela 60",
    "queijo meia cura 45 quilo 60",
  ])("stays: %j", (text) => {
    expect(settleHalves(text)).toBe(text);
  });
});
