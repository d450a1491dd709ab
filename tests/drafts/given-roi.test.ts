import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RoiDetails, RoiValues } from "../../contract/gemini-chat.ts";
import { analyseRoi } from "../../domain/roi/analyse-roi.ts";
import { analyseDetails } from "../../domain/roi-details/analyse-details.ts";
import { outlookOf, outlookWith } from "../../domain/roi-details/outlook.ts";
import { loadEngine } from "../../drafting/engine/index.ts";

const write = await loadEngine("roi");

async function draft(
  roi: RoiValues,
  roiDetails: RoiDetails | null,
  roiSales?: number,
): Promise<string> {
  const request = { agentType: "roi", prompt: "Vale a pena?", roi, today: "2026-11-24" } as const;
  const written = await write({
    ...request,
    ...(roiDetails && { roiDetails }),
    ...(roiSales !== undefined && { roiSales }),
  });
  return written.text;
}

describe("whatever was typed", () => {
  const hundredths = (max: number) => fc.integer({ min: 0, max }).map((amount) => amount / 100);
  const typed = fc.record({
    investment: hundredths(1_000_000),
    reach: fc.integer({ min: 0, max: 1_000_000 }),
    conversionPercent: fc.oneof(hundredths(300), hundredths(20_000)),
    saleValue: hundredths(100_000),
  });
  const tuning = fc.record({
    marginPercent: fc.option(hundredths(12_000)),
    impressions: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    clickThroughPercent: fc.option(hundredths(10_000)),
    costPerClick: fc.option(hundredths(10_000)),
    clickConversionPercent: fc.option(hundredths(10_000)),
  });
  const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
  const any = fc.record({
    investment: finite,
    reach: finite,
    conversionPercent: finite,
    saleValue: finite,
  });

  function numbersIn(value: unknown): number[] {
    if (typeof value === "number") return [Math.abs(value)];
    return value !== null && typeof value === "object"
      ? Object.values(value).flatMap(numbersIn)
      : [];
  }

  /** What the sums give, and what a text makes of them: people for a sale, a difference of prices, whole reais. */
  function given(values: RoiValues, details: ReturnType<typeof analyseDetails>): number[] {
    const outlook = outlookOf({ values, details });
    const thousands = [
      { investment: 1000 },
      { reach: 1000 },
      { investment: 1000, reach: 1000 },
    ].map((by) =>
      outlookWith(
        {
          ...values,
          investment: values.investment * (by.investment ?? 1),
          reach: values.reach * (by.reach ?? 1),
        },
        details ?? {},
      ),
    );
    const modest = outlookWith({ ...values, conversionPercent: 0.1 }, details ?? {});
    const outlooks = [outlook, modest, ...thousands];
    const people = (sales: number | null) =>
      sales ? [values.reach / sales, (sales / values.reach) * 100] : [];
    return [
      ...numbersIn([values, details, analyseRoi(values), outlooks]),
      ...people(outlook.sales),
      ...people(outlook.needed),
      ...people(analyseRoi(values).breakEvenSales),
      Math.ceil(outlook.leastOfHundred ?? 0),
      (outlook.change?.saleValue ?? 0) - values.saleValue,
      (outlook.leftPerSale ?? 0) - values.investment,
      values.investment / 4,
      values.saleValue / 2,
      values.saleValue * 1000,
      ...[0, 0.1, 1, 2, 3, 50, 100, 1000],
    ];
  }

  function strangers(text: string, known: readonly number[]): string[] {
    return (text.match(/\d[\d.]*(?:,\d+)?/g) ?? [])
      .map((figure) => figure.replace(/\.$/, ""))
      .filter((figure) => {
        const value = Number(figure.replaceAll(".", "").replace(",", "."));
        const decimals = (/,(\d+)/.exec(figure)?.[1] ?? "").length;
        const off = (one: number) => Math.abs(Math.abs(one) - value);
        // Half of the last place; of people, whole tens and hundreds.
        const most = (one: number) => 0.51 * 10 ** -decimals + Math.abs(one) * 1e-12;
        return !known.some(
          (one) =>
            off(one) <= most(one) ||
            (value >= 100 && value % 10 === 0 && off(one) <= value * 0.051),
        );
      });
  }

  test("every figure is one that was typed or computed", async () => {
    await fc.assert(
      fc.asyncProperty(typed, tuning, async (values, tuned) => {
        const details = analyseDetails({ ...values, ...tuned });
        expect(strangers(await draft(values, details), given(values, details))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test("the text is plain, promises nothing and says nothing of what is missing", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(typed, any),
        tuning,
        fc.boolean(),
        async (values, tuned, isCounted) => {
          const text = await draft(
            values,
            analyseDetails({ ...values, ...tuned }),
            isCounted ? 1 : undefined,
          );
          expect(text).not.toMatch(/[*_#`—]|(?<!R\$)\u00A0|NaN|Infinity|undefined|null| {2}|\n{3}/);
          expect(text).not.toMatch(/garantimos|com certeza|vai (?:render|vender)/);
          expect(text.length).toBeLessThan(4000);
        },
      ),
      { numRuns: 500 },
    );
  });
});
