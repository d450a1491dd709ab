import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyseDetails } from "./analyse-details.ts";
import { detailHintsOf } from "./hints.ts";
import type { DetailInputs } from "./inputs.ts";

const nothing: DetailInputs = {
  investment: null,
  reach: null,
  conversionPercent: null,
  saleValue: null,
  marginPercent: null,
  impressions: null,
  clickThroughPercent: null,
  costPerClick: null,
  clickConversionPercent: null,
};

/** The example of the form: 48 sales, revenue of R$ 1.680. */
const form = { ...nothing, investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };

describe("margin", () => {
  test("of each sale R$ 14 of R$ 35 are left after product and fees", () => {
    expect(analyseDetails({ ...form, marginPercent: 40 })).toMatchObject({
      leftPerSale: 14,
      sales: 48,
      revenue: 1680,
      productCost: 1008,
      profit: -128,
      roiPercent: -16,
      // 800 / 14 = 57.14
      breakEvenSales: 58,
      // 57.142857 of 6000
      breakEvenConversionPercent: 0.9523809523809523,
      clicks: null,
      impressions: null,
      costPerClick: null,
      valuePerClick: null,
    });
  });

  test("a higher margin turns the loss into a profit", () => {
    expect(analyseDetails({ ...form, marginPercent: 60 })).toMatchObject({
      leftPerSale: 21,
      profit: 208,
      roiPercent: 26,
      breakEvenSales: 39,
    });
  });

  test("a margin of 100 per cent is what the form itself says", () => {
    expect(analyseDetails({ ...form, marginPercent: 100 })).toMatchObject({
      profit: 880,
      roiPercent: 110,
      breakEvenSales: 23,
      breakEvenConversionPercent: 0.38095238095238093,
    });
  });

  test("where nothing is left, no number of sales pays the advertisement", () => {
    expect(analyseDetails({ ...form, marginPercent: 0 })).toMatchObject({
      leftPerSale: 0,
      breakEvenSales: null,
      breakEvenConversionPercent: null,
      profit: -800,
    });
  });

  test("without the form's values only what a sale leaves can be said", () => {
    const details = analyseDetails({ ...nothing, saleValue: 35, marginPercent: 40 });
    expect(details).toMatchObject({ leftPerSale: 14, sales: null, profit: null });
  });
});

describe("stages", () => {
  test("CTR on the reach gives clicks, and the investment their cost", () => {
    expect(analyseDetails({ ...form, clickThroughPercent: 4, marginPercent: 40 })).toMatchObject({
      impressions: 6000,
      clicks: 240,
      costPerClick: 3.33,
      // 48 sales
      clickConversionPercent: 20,
      // a fifth of R$ 14
      valuePerClick: 2.8,
    });
  });

  test("CTR and CPC stand in for a reach nobody knows", () => {
    const typed = { ...nothing, investment: 800, saleValue: 35 };
    expect(
      analyseDetails({
        ...typed,
        clickThroughPercent: 2,
        costPerClick: 0.8,
        clickConversionPercent: 5,
      }),
    ).toMatchObject({
      impressions: 50_000,
      clicks: 1000,
      sales: 50,
      costPerSale: 16,
      conversionPercent: 0.1,
      revenue: 1750,
      costPerClick: 0.8,
      profit: null,
      valuePerClick: null,
    });
  });

  test("CPC alone says the clicks, and the reach how many of a hundred clicked", () => {
    expect(analyseDetails({ ...form, costPerClick: 8 })).toMatchObject({
      impressions: 6000,
      clicks: 100,
      clickThroughPercent: 1.6666666666666667,
      clickConversionPercent: 48,
    });
  });

  test("impressions that were typed count more than the reach", () => {
    expect(analyseDetails({ ...form, impressions: 10_000, clickThroughPercent: 1 })).toMatchObject({
      impressions: 10_000,
      clicks: 100,
      costPerClick: 8,
    });
  });

  test("zero clicks divide nothing", () => {
    expect(analyseDetails({ ...form, clickThroughPercent: 0, marginPercent: 50 })).toMatchObject({
      clicks: 0,
      costPerClick: null,
      clickConversionPercent: null,
      valuePerClick: null,
    });
  });
});

describe("hints", () => {
  test("say what is zero, negative, beyond a hundred or at odds", () => {
    expect(
      detailHintsOf({
        ...form,
        marginPercent: 20,
        impressions: 0,
        clickThroughPercent: 140,
        clickConversionPercent: -1,
      }),
    ).toEqual([
      { kind: "zero", input: "impressions" },
      { kind: "over-hundred", input: "clickThroughPercent" },
      { kind: "negative", input: "clickConversionPercent" },
    ]);
  });

  test("a cost per click that the clicks contradict is named; the same cost is not", () => {
    const typed = { ...form, impressions: 10_000, clickThroughPercent: 1 };
    expect(detailHintsOf({ ...typed, costPerClick: 2 })).toEqual([
      { kind: "other-cost", input: "costPerClick" },
    ]);
    expect(detailHintsOf({ ...typed, costPerClick: 8 })).toEqual([]);
    expect(detailHintsOf({ ...form, costPerClick: 0.37 })).toEqual([]);
  });
});

describe("whatever was typed", () => {
  const hundredths = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100);
  const maybe = (value: fc.Arbitrary<number>) => fc.option(value);
  const typed = fc.record({
    investment: maybe(hundredths(10_000_000)),
    reach: maybe(fc.integer({ min: 0, max: 10_000_000 })),
    conversionPercent: maybe(hundredths(10_000)),
    saleValue: maybe(hundredths(1_000_000)),
    marginPercent: maybe(hundredths(10_000)),
    impressions: maybe(fc.integer({ min: 0, max: 10_000_000 })),
    clickThroughPercent: maybe(hundredths(10_000)),
    costPerClick: maybe(hundredths(10_000)),
    clickConversionPercent: maybe(hundredths(10_000)),
  });

  test("the lines of the bill add up to the cent", () => {
    fc.assert(
      fc.property(typed, (values) => {
        const details = analyseDetails(values);
        fc.pre(details !== null && details.profit !== null);
        const { revenue, productCost, profit } = details;
        const cents = (value: number | null) => Math.round((value ?? 0) * 100);
        expect(cents(profit)).toBe(cents(revenue) - cents(productCost) - cents(values.investment));
      }),
    );
  });

  test("the break-even is the first whole number of sales that pays", () => {
    fc.assert(
      fc.property(typed, (values) => {
        const { investment, saleValue, marginPercent } = values;
        const details = analyseDetails(values);
        const sales = details?.breakEvenSales ?? null;
        fc.pre(sales !== null && sales > 0 && saleValue !== null && marginPercent !== null);
        // In whole numbers: cents times hundredths of a per cent.
        const whole = (value: number | null) => BigInt(Math.round((value ?? 0) * 100));
        const left = whole(saleValue) * whole(marginPercent);
        const wanted = whole(investment) * 10_000n;
        expect(BigInt(sales) * left >= wanted).toBe(true);
        expect(BigInt(sales - 1) * left < wanted).toBe(true);
      }),
    );
  });

  test("every number is finite or null; numbers below zero give no sums", () => {
    const finite = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));
    const any = fc.record(
      Object.fromEntries(Object.keys(nothing).map((name) => [name, finite])) as Record<
        keyof DetailInputs,
        typeof finite
      >,
    );
    fc.assert(
      fc.property(any, (values) => {
        const details = analyseDetails(values);
        detailHintsOf(values);
        const isNegative = Object.values(values).some((value) => value !== null && value < 0);
        if (isNegative) expect(details).toBeNull();
        for (const value of Object.values(details ?? {})) {
          expect(value === null || Number.isFinite(value)).toBe(true);
        }
      }),
    );
  });
});
