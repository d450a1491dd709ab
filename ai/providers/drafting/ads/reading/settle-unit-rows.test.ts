import { describe, expect, test } from "vitest";
import { settleUnitRows } from "./settle-unit-rows.ts";

describe("rows with more than a sum", () => {
  test.each([
    ["Brigadeiro tradicional - cento R$ 90", "Brigadeiro tradicional - R$ 90 o cento"],
    [
      "Salgados\nCoxinha - cento R$ 80\nRisole - cento R$ 85",
      "Salgados\nCoxinha - R$ 80 o cento\nRisole - R$ 85 o cento",
    ],
    ["Cajuzinho – dúzia R$ 15", "Cajuzinho – R$ 15 a dúzia"],
    ["Queijo coalho - kg 45,00", "Queijo coalho - 45,00 o kg"],
    ["- Quadra de areia - hora R$ 70", "- Quadra de areia - R$ 70 a hora"],
    ["Brinco argola — de R$ 49 por R$ 39", "Brinco argola de R$ 49 por R$ 39"],
    [
      "* Tênis casual - de R$ 150 por apenas R$ 99\nSandália - R$ 79",
      "* Tênis casual de R$ 150 por apenas R$ 99\nSandália - R$ 79",
    ],
    ["Óculos de sol — era R$ 200 agora R$ 149", "Óculos de sol era R$ 200 agora R$ 149"],
    ["Ovos: bandeja R$ 22", "Ovos: R$ 22 a bandeja"],
    ["Costela - quilo R$ 38", "Costela - R$ 38 o quilo"],
  ])("%j is %j", (typed, told) => {
    expect(settleUnitRows(typed)).toBe(told);
  });

  test.each([
    "Coxinha - R$ 80 o cento",
    "Cento R$ 80",
    "Aberto - de segunda a sexta",
    "Corte - barba R$ 30",
    "Festa - hora extra R$ 50",
    "Salgados - cento 80 unidades",
    "Tênis — R$ 99",
    "de R$ 49 por R$ 39",
    "Coxinha - cento R$ 90, meio cento R$ 50",
    "Loja - metro Saúde",
  ])("stays: %j", (text) => {
    expect(settleUnitRows(text)).toBe(text);
  });
});
