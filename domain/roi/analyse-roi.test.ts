import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RoiValues } from "../../contract/gemini-chat.ts";
import { analyseRoi, type RoiAnalysis } from "./analyse-roi.ts";

function valuesOf(
  investment: number,
  reach: number,
  conversionPercent: number,
  saleValue: number,
): RoiValues {
  return { investment, reach, conversionPercent, saleValue };
}

/** Reais and per cent with two decimals, as people type them. */
const hundredths = (max: number) => fc.integer({ min: 1, max }).map((amount) => amount / 100);
const typedValues = fc.record({
  investment: hundredths(10_000_000),
  reach: fc.integer({ min: 1, max: 10_000_000 }),
  conversionPercent: hundredths(10_000),
  saleValue: hundredths(10_000_000),
});
const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const anyValues = fc.record({
  investment: finite,
  reach: finite,
  conversionPercent: finite,
  saleValue: finite,
});

function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(numbersIn) : [];
}

describe("what four numbers say", () => {
  test("the example of the form: 800 reais, 6.000 people, 0,8 %, 35 reais", () => {
    expect(analyseRoi(valuesOf(800, 6000, 0.8, 35))).toMatchObject({
      sales: 48,
      revenue: 1680,
      profit: 880,
      roiPercent: 110,
      roas: 2.1,
      cac: 16.67,
      leftPerSale: 18.33,
      peoplePerSale: 125,
      costPerThousand: 133.33,
      breakEvenSales: 23,
      breakEvenConversionPercent: 0.38095238095238093,
      hints: [],
    });
  });

  test.each<[RoiValues, Partial<RoiAnalysis>]>([
    [
      valuesOf(1000, 10_000, 1.5, 80),
      { sales: 150, revenue: 12_000, cac: 6.67, roas: 12, roiPercent: 1100 },
    ],
    [
      valuesOf(500, 10_000, 2, 80),
      {
        sales: 200,
        roiPercent: 3100,
        cac: 2.5,
        breakEvenSales: 7,
        breakEvenConversionPercent: 0.0625,
      },
    ],
    [valuesOf(900, 1000, 0.1, 90), { sales: 1, profit: -810, roiPercent: -90, breakEvenSales: 10 }],
    [valuesOf(100, 1000, 1, 10), { profit: 0, roiPercent: 0, roas: 1, breakEvenSales: 10 }],
    [valuesOf(50, 100, 0.5, 30), { sales: 0.5, revenue: 15, cac: 100 }],
  ])("%o", (values, expected) => {
    expect(analyseRoi(values)).toMatchObject(expected);
  });

  test("sums that a double gets wrong are right to the cent", () => {
    expect(analyseRoi(valuesOf(0.1, 3, 110, 0.7)).revenue).toBe(2.31);
    expect(analyseRoi(valuesOf(1, 67, 1.5, 1)).revenue).toBe(1.01);
    expect(analyseRoi(valuesOf(0.3, 1, 100, 0.1)).profit).toBe(-0.2);
    expect(analyseRoi(valuesOf(0.3, 1, 100, 0.1)).breakEvenSales).toBe(3);
    expect(analyseRoi(valuesOf(4.35, 100, 1, 0.29)).breakEvenSales).toBe(15);
  });
});

describe("where a number means nothing", () => {
  test("without an investment there is no ROI and no ROAS", () => {
    expect(analyseRoi(valuesOf(0, 1000, 1, 50))).toMatchObject({
      profit: 500,
      roiPercent: null,
      roas: null,
      cac: 0,
      costPerThousand: 0,
      breakEvenSales: 0,
    });
  });

  test("without sales there is no cost per sale, without reach no cost per thousand", () => {
    expect(analyseRoi(valuesOf(100, 1000, 0, 50))).toMatchObject({
      cac: null,
      leftPerSale: null,
      peoplePerSale: null,
      costPerThousand: 100,
      roiPercent: -100,
      breakEvenSales: 2,
      breakEvenConversionPercent: 0.2,
    });
    expect(analyseRoi(valuesOf(100, 0, 1, 50))).toMatchObject({
      cac: null,
      costPerThousand: null,
      breakEvenSales: 2,
      breakEvenConversionPercent: null,
    });
  });

  test("without a value per sale nothing breaks even", () => {
    expect(analyseRoi(valuesOf(100, 1000, 1, 0))).toMatchObject({
      cac: 10,
      breakEvenSales: null,
      breakEvenConversionPercent: null,
    });
  });

  test("with a value below zero only the plain sums are left", () => {
    expect(analyseRoi(valuesOf(100, 1000, 1, -5))).toMatchObject({
      sales: 10,
      revenue: -50,
      profit: -150,
      roiPercent: null,
      roas: null,
      cac: null,
      costPerThousand: null,
      breakEvenSales: null,
      breakEvenConversionPercent: null,
    });
  });

  test("what is not finite is refused", () => {
    for (const value of [Number.NaN, Infinity, -Infinity])
      expect(() => analyseRoi(valuesOf(value, 1, 1, 1))).toThrow(RangeError);
  });
});

describe("whatever is typed", () => {
  test("the sums agree with whole-number arithmetic", () => {
    fc.assert(
      fc.property(typedValues, (values) => {
        const cents = (amount: number) => BigInt(Math.round(amount * 100));
        const { sales, revenue, profit, breakEvenSales } = analyseRoi(values);
        // reach x (rate x 100) x (value in cents) is the revenue in ten-thousandths of a cent
        const fine =
          BigInt(values.reach) * cents(values.conversionPercent) * cents(values.saleValue);
        const revenueCents = (fine + 5000n) / 10_000n;
        expect(cents(revenue)).toBe(revenueCents);
        expect(cents(profit)).toBe(revenueCents - cents(values.investment));
        expect(sales).toBe(Number(BigInt(values.reach) * cents(values.conversionPercent)) / 10_000);
        const [invested, each] = [cents(values.investment), cents(values.saleValue)];
        expect(BigInt(breakEvenSales ?? -1)).toBe((invested + each - 1n) / each);
      }),
      { numRuns: 1000 },
    );
  });

  test("the numbers agree with each other", () => {
    fc.assert(
      fc.property(typedValues, (values) => {
        const analysis = analyseRoi(values);
        const close = (a: number | null, b: number) =>
          Math.abs((a ?? Number.NaN) - b) <= 1e-9 * Math.max(1, b);
        const { roas, roiPercent, breakEvenConversionPercent: rate, breakEvenSales } = analysis;
        expect(close((roiPercent ?? 0) / 100 + 1, roas ?? 0)).toBe(true);
        expect(close(rate, (values.investment * 100) / (values.reach * values.saleValue))).toBe(
          true,
        );
        expect((breakEvenSales ?? 0) * values.saleValue).toBeGreaterThanOrEqual(
          values.investment - 1e-6,
        );
        expect(((breakEvenSales ?? 0) - 1) * values.saleValue).toBeLessThan(
          values.investment + 1e-6,
        );
      }),
    );
  });

  test("more reach, a higher rate or price never lowers the result, more investment never raises it", () => {
    const grown = fc.constantFrom("reach", "conversionPercent", "saleValue", "investment");
    fc.assert(
      fc.property(typedValues, grown, fc.integer({ min: 1, max: 5000 }), (values, input, more) => {
        const before = analyseRoi(values);
        const after = analyseRoi({ ...values, [input]: values[input] + more });
        const sign = input === "investment" ? -1 : 1;
        expect((after.profit - before.profit) * sign).toBeGreaterThanOrEqual(0);
        expect(((after.roiPercent ?? 0) - (before.roiPercent ?? 0)) * sign).toBeGreaterThanOrEqual(
          0,
        );
      }),
    );
  });

  test("no finite input gives a NaN, an infinity or a -0", () => {
    fc.assert(
      fc.property(fc.oneof(anyValues, typedValues), (values) => {
        for (const number of numbersIn(analyseRoi(values))) {
          expect(Number.isFinite(number)).toBe(true);
          expect(Object.is(number, -0)).toBe(false);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
