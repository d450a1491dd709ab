import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RoiDetails, RoiValues } from "../../contract/gemini-chat.ts";
import { analyseRoi } from "../../domain/roi/analyse-roi.ts";
import { analyseDetails } from "../../domain/roi-details/analyse-details.ts";
import { createDraftingProvider } from "../index.ts";
import { detailSection } from "./detail-section.ts";
import { draftAnalysis } from "./draft-analysis.ts";

const form = { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };
const untyped = {
  marginPercent: null,
  feesPercent: null,
  impressions: null,
  clickThroughPercent: null,
  costPerClick: null,
  clickConversionPercent: null,
};
type Tuning = { [Name in keyof typeof untyped]?: number | null };

function detailsOf(tuning: Tuning, values: RoiValues = form): RoiDetails {
  const details = analyseDetails({ ...values, ...untyped, ...tuning });
  if (details === null) throw new Error("The fine-tuning adds nothing");
  return details;
}

const textOf = (tuning: Tuning) => draftAnalysis(form, detailsOf(tuning)).text;

describe("the fine-tuning explained", () => {
  test("margin, fees and clicks in the figures of the card", () => {
    const text = textOf({ marginPercent: 50, feesPercent: 10, clickThroughPercent: 4 });
    for (const part of [
      "De cada venda sobram R$ 14,00 antes do anúncio: margem de 50% menos taxas de 10%.",
      "Da receita de R$ 1.680,00 saem R$ 840,00 de produto, R$ 168,00 de taxas e R$ 800,00 de anúncio.",
      "Prejuízo depois disso: R$ 128,00 e ROI de -16%.",
      "Ponto de equilíbrio com a margem: 58 vendas para pagar o anúncio, uma taxa de 0,952%.",
      "Cliques: 240, 4% das 6.000 vezes em que o anúncio aparece (CTR). Custo por clique (CPC): R$ 3,33.",
      "Dos cliques, 20% viram compra: 48 vendas.",
      "um clique deixa R$ 2,80 antes do anúncio e custa R$ 3,33: ele não se paga.",
    ])
      expect(text).toContain(part);
  });

  test("a margin that makes a loss turns the first sentence round, and no test is advised", () => {
    const text = textOf({ marginPercent: 50, feesPercent: 10 });
    expect(text.split("\n")[0]).toMatch(/Contando o custo do produto e as taxas, porém, ele não/);
    expect(text).not.toContain("Comece com R$ 200,00");
    expect(textOf({ marginPercent: 60 }).split("\n")[0]).not.toContain("porém");
  });

  test("a profit is one of the advertisement only", () => {
    const text = textOf({ marginPercent: 60 });
    expect(text).toContain("Com a sua margem\n");
    expect(text).toContain("Lucro depois disso: R$ 208,00 e ROI de 26%. Aluguel, salários");
    expect(text).not.toContain("de taxas e R$");
  });

  test("where nothing is left of a sale, no number of sales pays", () => {
    expect(textOf({ marginPercent: 12, feesPercent: 12 })).toContain(
      "Assim, nenhum número de vendas paga o anúncio.",
    );
    expect(textOf({ marginPercent: 10, feesPercent: 20 })).toContain("Cada venda já perde R$ 3,50");
  });

  test("clicks alone say nothing of a margin, and why their sales are others", () => {
    const text = textOf({ clickThroughPercent: 2, costPerClick: 0.8, clickConversionPercent: 5 });
    expect(text).toContain("Dos cliques às vendas\nCliques: 1.000, 2% das 50.000 vezes");
    expect(text).toContain(
      "5% viram compra: 50 vendas, e cada uma custa R$ 16,00 de anúncio. Pela taxa sobre o alcance seriam 48.",
    );
    expect(text).not.toMatch(/margem de|Lucro depois/);
  });

  test("more sales than clicks are sent back to be checked", () => {
    expect(textOf({ costPerClick: 80 })).toContain("é mais venda do que clique");
  });

  test("reaches the analysis through the engine; without it nothing changes", async () => {
    const { signal } = new AbortController();
    const roiDetails = detailsOf({ marginPercent: 60 });
    const request = { agentType: "roi", prompt: "Vale a pena?", roi: form, signal } as const;
    const { generate } = createDraftingProvider();
    expect((await generate({ ...request, roiDetails })).text).toBe(textOf({ marginPercent: 60 }));
    expect((await generate(request)).text).toBe(draftAnalysis(form).text);
  });
});

describe("whatever was typed", () => {
  const hundredths = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100);
  const values = fc.record({
    investment: hundredths(1_000_000),
    reach: fc.integer({ min: 0, max: 1_000_000 }),
    conversionPercent: hundredths(10_000),
    saleValue: hundredths(100_000),
  });
  const tuning = fc.record({
    marginPercent: fc.option(hundredths(10_000)),
    feesPercent: fc.option(hundredths(10_000)),
    impressions: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    clickThroughPercent: fc.option(hundredths(10_000)),
    costPerClick: fc.option(hundredths(10_000)),
    clickConversionPercent: fc.option(hundredths(10_000)),
  });

  /** Figures that are none of those given, at the decimals they are shown with. */
  function strangers(text: string, given: readonly (number | null)[]): string[] {
    const known = given.flatMap((value) => (value === null ? [] : [Math.abs(value)]));
    return (text.match(/\d[\d.]*(?:,\d+)?/g) ?? [])
      .map((figure) => figure.replace(/\.$/, ""))
      .filter((figure) => {
        const value = Number(figure.replaceAll(".", "").replace(",", "."));
        const decimals = (/,(\d+)/.exec(figure)?.[1] ?? "").length;
        return !known.some((one) => Math.abs(one - value) <= 0.51 * 10 ** -decimals + one * 1e-14);
      });
  }

  test("every figure is one that was given, and the text is plain", () => {
    fc.assert(
      fc.property(values, tuning, (typed, tuned) => {
        const details = analyseDetails({ ...typed, ...tuned });
        fc.pre(details !== null);
        const analysis = analyseRoi(typed);
        const section = detailSection(details, typed, analysis);
        const given = [...Object.values(details), typed.investment, analysis.sales, 0];
        expect(strangers(section, given)).toEqual([]);
        expect(draftAnalysis(typed, details).text).not.toMatch(
          /[*_#`—\u00A0]|NaN|Infinity|undefined|null| {2}|\n{3}/,
        );
      }),
      { numRuns: 500 },
    );
  });
});
