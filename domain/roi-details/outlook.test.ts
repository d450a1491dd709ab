import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RoiValues } from "../../contract/gemini-chat.ts";
import { type Outlook, outlookOf, outlookWith } from "./outlook.ts";

const form = { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };

function outlook(changes: Partial<RoiValues>, marginPercent: number | null = null): Outlook {
  return outlookWith({ ...form, ...changes }, { marginPercent });
}

describe("whether an advertisement pays", () => {
  test.each([
    ["depends", {}, null],
    ["depends", {}, 150],
    ["uncovered", { conversionPercent: 0.3 }, null],
    ["nothing-left", {}, 0],
    ["pays", {}, 60],
    ["safe", { conversionPercent: 0.9 }, 99],
    ["even", { investment: 840 }, 50],
    ["close", {}, 40],
    ["loses", {}, 10],
    ["unknown", { conversionPercent: 0 }, 60],
    ["unknown", { investment: -1 }, 60],
  ] as const)("%s", (verdict, changes, margin) => {
    expect(outlook(changes, margin).verdict).toBe(verdict);
  });

  test("what would have to change is enough, each by itself", () => {
    const { change, needed, left } = outlook({}, 40);
    expect({ change, needed, left }).toEqual({
      change: { sales: 10, saleValue: 38 },
      needed: 58,
      left: -128,
    });
  });

  test("a test is a quarter, and says how many sales it needs", () => {
    expect(outlook({}, 60).test).toEqual({ investment: 200, sales: 12, needed: 10 });
    expect(outlook({}).test).toEqual({ investment: 200, sales: 12, needed: 6 });
  });
});

describe("what is asked before anything is said", () => {
  test.each([
    [{}, undefined],
    [{ conversionPercent: 1 }, { kind: "rate" }],
    [{ investment: 5 }, { kind: "thousand", inputs: ["investment"], isRateHigh: false }],
    [{ saleValue: 1.5 }, { kind: "thousand", inputs: ["saleValue"], isRateHigh: false }],
    [
      { investment: 5, reach: 20, conversionPercent: 4 },
      { kind: "thousand", inputs: ["investment", "reach"], isRateHigh: false },
    ],
  ])("%j", (changes, doubt) => {
    expect(outlook(changes, 50).doubt).toEqual(doubt);
  });

  test("a rate is no guess where the sales were counted", () => {
    const values = { ...form, conversionPercent: 5 };
    expect(outlookOf({ values, isCounted: true }).doubt).toBeUndefined();
    expect(outlookOf({ values }).doubt).toEqual({ kind: "rate" });
  });

  test("a margin of more than everything", () => {
    expect(outlook({}, 150).doubt).toEqual({ kind: "margin" });
  });
});

test("where a change is told, it mends the result", () => {
  const hundredths = (max: number) => fc.integer({ min: 1, max }).map((amount) => amount / 100);
  const typed = fc.record({
    investment: hundredths(1_000_000),
    reach: fc.integer({ min: 1, max: 1_000_000 }),
    conversionPercent: hundredths(1000),
    saleValue: hundredths(100_000),
  });
  fc.assert(
    fc.property(typed, hundredths(10_000), (values, marginPercent) => {
      const { change, left, sales, needed, leftPerSale, investment, saleValue } = outlookWith(
        values,
        {
          marginPercent,
        },
      );
      if (!change || leftPerSale === null) return;
      expect(left).toBeLessThan(0);
      // What is left of a sale is told to the cent.
      const off = 0.01 + Math.max(sales, needed ?? 0) * 0.01;
      expect((Math.round(sales) + change.sales) * leftPerSale).toBeGreaterThanOrEqual(
        investment - off,
      );
      expect(sales * (leftPerSale + change.saleValue - saleValue)).toBeGreaterThanOrEqual(
        investment - off,
      );
    }),
  );
});
