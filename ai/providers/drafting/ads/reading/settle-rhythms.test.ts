import { describe, expect, test } from "vitest";
import { draftAds } from "../draft-ads.ts";
import { settleRhythms } from "./settle-rhythms.ts";

describe("how often a week", () => {
  test.each([
    ["natação 2x na semana 210, hidro 2x 190", "natação 2x na semana 210, hidro 2x na semana 190"],
    [
      "yoga 1x por semana R$ 80, dança 2x R$ 120",
      "yoga 1x por semana R$ 80, dança 2x por semana R$ 120",
    ],
    [
      "Faxina 1x por semana R$ 600, passadoria 1x R$ 300",
      "Faxina 1x por semana R$ 600, passadoria 1x por semana R$ 300",
    ],
    [
      "judô 3x por semana 150, infantil 2x 110.",
      "judô 3x por semana 150, infantil 2x por semana 110.",
    ],
  ])("%s", (text, settled) => {
    expect(settleRhythms(text)).toBe(settled);
  });

  test.each([
    "Mesa R$ 600, 2x R$ 300 sem juros",
    "Pilates 2x por semana R$ 290 ou em 3x R$ 100 no cartão",
    "1x por semana R$ 170, 2x por semana R$ 270",
    "Natação 2x na semana R$ 210 por mês",
    "Aula 2x na semana. Matrícula em 2x 50.",
    "Curso R$ 1.200 à vista ou 3x R$ 420",
    "Treino 3x por semana",
    "Sofá 10x 99",
    "hidro 2x 190",
    "Reforço 2x por semana, parcelo material 2x 90",
  ])("%s stays", (text) => {
    expect(settleRhythms(text)).toBe(text);
  });

  test.each([
    "Pilates em Torres. 1x por semana R$ 170, 2x por semana R$ 270, 3x por semana R$ 350.",
    "Faxina em Itu. 1x por semana R$ 600 por mês, 2x por semana R$ 1.100 por mês.",
    "Academia em Lins. Natação 2x na semana R$ 210, hidro 2x R$ 190, 3x R$ 240.",
  ])("%s tells all sums alike, and never two instalments", (brief) => {
    for (const { text } of draftAds(brief).pieces)
      expect(text).not.toMatch(/semana por R\$|\dx por R\$|Hidro 2x R\$/u);
  });
});
