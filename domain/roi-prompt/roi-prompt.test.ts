import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RoiValues } from "../../contract/gemini-chat.ts";
import { formatDecimal } from "../numbers/format.ts";
import { parseDecimal } from "../numbers/parse-decimal.ts";
import { buildRoiPrompt } from "./build-roi-prompt.ts";
import { readRoiPrompt } from "./read-roi-prompt.ts";

const shop: RoiValues = { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };

describe("the prompt of the ROI card", () => {
  test("names the four values as people in Brazil write them", () => {
    expect(buildRoiPrompt(shop)).toBe(
      "Faça uma análise detalhada de ROI e do funil de vendas com estes dados: investimento de R$ 800,00; alcance estimado de 6.000 pessoas; taxa de conversão de 0,8%; valor médio por venda de R$ 35,00. Traga as métricas principais e recomendações de otimização.",
    );
  });

  test("one person is one person, and nothing is rounded for the eye", () => {
    const prompt = buildRoiPrompt({
      investment: 0.005,
      reach: 1,
      conversionPercent: 12.3456,
      saleValue: -10,
    });
    expect(prompt).toContain("investimento de R$ 0,005;");
    expect(prompt).toContain("alcance estimado de 1 pessoa;");
    expect(prompt).toContain("taxa de conversão de 12,3456%;");
    expect(prompt).toContain("valor médio por venda de R$ -10,00.");
  });

  /** What the form's parser can give: up to 15 significant digits, either sign. */
  const typed = fc
    .tuple(
      fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
      fc.integer({ min: 0, max: 12 }),
    )
    .map(([digits, decimals]) => parseDecimal(formatDecimal(digits / 10 ** decimals, 12)) ?? 0);

  test("is read back to the very values it was built from", () => {
    const values = fc.record({
      investment: typed,
      reach: typed,
      conversionPercent: typed,
      saleValue: typed,
    });
    fc.assert(
      fc.property(values, (all) => {
        expect(readRoiPrompt(buildRoiPrompt(all))).toEqual(all);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("the values of a prompt somebody else wrote", () => {
  test.each([
    "Investimento: R$ 800\nAlcance: 6000\nConversão: 0,8%\nValor médio por venda: R$ 35",
    "valor médio 35, conversão 0.8, alcance 6.000, investimento 800",
    "Investimento - R$ 800,00 / Alcance – 6 000 pessoas / Taxa de conversao = 0,8 % / Ticket médio: R$35",
    "Tenho R$ 800 de investimento, 6.000 pessoas de alcance, 0,8% de conversão e R$ 35 de ticket médio.",
    "Investi R$ 800 com 6 mil pessoas de alcance. A taxa de conversão foi de 0,8 por cento, com preço médio de R$ 35,00.",
    "Calcule o retorno sobre o investimento em 3 campanhas de R$ 800,00: alcance de 6000; conversão em 2 passos: 0,8%; valor por venda: R$ 35.",
    "Faça uma análise de ROI: investimento de R$\u00A0800,00, alcance de 6.000, conversão de 0,8%, valor médio de R$\u00A035,00.",
  ])("%j holds them all", (prompt) => {
    expect(readRoiPrompt(prompt)).toEqual(shop);
  });

  test("a million and a negative amount are read too", () => {
    const text =
      "investimento de -R$ 10,50, alcance de 1,5 milhão, conversão de 2%, valor médio de R$ -3";
    expect(readRoiPrompt(text)).toEqual({
      investment: -10.5,
      reach: 1_500_000,
      conversionPercent: 2,
      saleValue: -3,
    });
  });

  test.each([
    "",
    "Quanto vou ganhar?",
    "investimento de R$ 800, alcance de 6.000 pessoas e conversão de 0,8%",
    "investimento de 1.500.50; alcance 10; conversão 1%; valor médio 3",
    "investimento, alcance, conversão e valor médio",
    "alcance de 20%; investimento 1; conversão 1%; valor médio 3",
  ])("%j lacks one, so there is no answer", (prompt) => {
    expect(readRoiPrompt(prompt)).toBeNull();
  });
});

describe("whatever the text", () => {
  const words = fc.constantFrom(
    ..."investimento;alcance;conversão;valor médio;R$;%; ;-;1.500;6.000,5;0,8;mil;de ;,;\n;x".split(
      ";",
    ),
  );
  const anyText = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.array(words, { maxLength: 60 }).map((parts) => parts.join("")),
  );

  test("reading never throws and gives null or four finite numbers", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = readRoiPrompt(text);
        expect(read === null || Object.values(read).every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test("a hostile text of the largest size is read at once", () => {
    for (const piece of ["1 ", "1 234", "R$ ", "-", "investimento ", "1 de alcance ", "1,", " "]) {
      const text = piece.repeat(Math.ceil(8000 / piece.length));
      const started = process.cpuUsage();
      readRoiPrompt(text);
      // Microseconds of processor time; the slowest takes a tenth of it.
      expect(process.cpuUsage(started).user).toBeLessThan(200_000);
    }
  });
});
