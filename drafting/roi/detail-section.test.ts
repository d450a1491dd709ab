import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RoiDetails, RoiValues } from "../../contract/gemini-chat.ts";
import { analyseRoi } from "../../domain/roi/analyse-roi.ts";
import { analyseDetails } from "../../domain/roi-details/analyse-details.ts";
import { detailSection } from "./detail-section.ts";
import { draftAnalysis } from "./draft-analysis.ts";
import { draftRoi } from "./draft-roi.ts";

const form = { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };
const untyped = {
  marginPercent: null,
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
  test("margin and clicks in the figures of the card", () => {
    const text = textOf({ marginPercent: 40, clickThroughPercent: 4 });
    for (const part of [
      "De cada venda sobram R$ 14,00 antes do anúncio: margem de 40%.",
      "Da receita de R$ 1.680,00 saem R$ 1.008,00 de produto e taxas e R$ 800,00 de anúncio.",
      "Prejuízo: R$ 128,00\nROI com a sua margem: -16%",
      "Ponto de equilíbrio com a margem: 58 vendas para pagar o anúncio, uma taxa de 0,952%.",
      "Cliques: 240, 4% das 6.000 vezes em que o anúncio aparece (CTR). Custo por clique (CPC): R$ 3,33.",
      "Dos cliques, 20% viram compra: 48 vendas.",
      "um clique deixa R$ 2,80 antes do anúncio e custa R$ 3,33: ele não se paga.",
    ])
      expect(text).toContain(part);
  });

  test("the first sentence is the verdict, and where the margin makes a loss no test is advised", () => {
    const text = textOf({ marginPercent: 40 });
    expect(text.split("\n")[0]).toBe(
      "Com a sua margem, o anúncio não se paga: faltam R$ 128,00 depois do produto, das taxas e do próprio anúncio.",
    );
    expect(text).not.toContain("Comece com R$ 200,00");
    expect(textOf({ marginPercent: 60 }).split("\n")[0]).toContain(
      "o anúncio se paga: sobram R$ 208,00",
    );
  });

  test("a profit is one of the advertisement only", () => {
    const text = textOf({ marginPercent: 60 });
    expect(text).toContain("Com a sua margem\n");
    expect(text).toContain("Lucro: R$ 208,00\nROI com a sua margem: 26%");
    expect(text).toContain("Aluguel, salários e o seu tempo ainda ficam de fora.");
  });

  test("where nothing is left of a sale, no number of sales pays", () => {
    expect(textOf({ marginPercent: 0 })).toContain(
      "Assim, nenhum número de vendas paga o anúncio.",
    );
  });

  test("clicks alone say nothing of a margin, and why their sales are others", () => {
    const text = textOf({ clickThroughPercent: 2, costPerClick: 0.8, clickConversionPercent: 5 });
    expect(text).toContain("Dos cliques às vendas\nCliques: 1.000, 2% das 50.000 vezes");
    expect(text).toContain(
      "5% viram compra: 50 vendas, e cada uma custa R$ 16,00 de anúncio. Pela taxa sobre o alcance seriam 48.",
    );
    expect(text).not.toMatch(/margem de|Lucro:/);
  });

  test("more sales than clicks are sent back to be checked", () => {
    expect(textOf({ costPerClick: 80 })).toContain("é mais venda do que clique");
  });

  test("reaches the analysis through the engine; without it nothing changes", () => {
    const roiDetails = detailsOf({ marginPercent: 60 });
    const request = {
      agentType: "roi",
      prompt: "Vale a pena?",
      roi: form,
      today: "2026-11-24",
    } as const;
    expect(draftRoi({ ...request, roiDetails }).text).toBe(textOf({ marginPercent: 60 }));
    expect(draftRoi(request).text).toBe(draftAnalysis(form).text);
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
