import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RoiValues } from "../../contract/gemini-chat.ts";
import { analyseRoi } from "./analyse-roi.ts";

const example: RoiValues = {
  investment: 800,
  reach: 6000,
  conversionPercent: 0.8,
  saleValue: 35,
};

const inputsOf = (values: RoiValues) => analyseRoi(values).levers.map((lever) => lever.input);

describe("the two levers", () => {
  test("a tenth less money for the same result, then a tenth more of the rate", () => {
    expect(analyseRoi(example).levers).toEqual([
      {
        input: "investment",
        changePercent: -10,
        value: 720,
        revenue: 1680,
        profit: 960,
        roiPercent: 133.33333333333334,
        gain: 23.333333333333332,
      },
      {
        input: "conversionPercent",
        changePercent: 10,
        value: 0.88,
        revenue: 1848,
        profit: 1048,
        roiPercent: 131,
        gain: 21,
      },
    ]);
  });

  test("a rate that cannot grow by a tenth leaves its place to the price", () => {
    expect(inputsOf({ ...example, conversionPercent: 100 })).toEqual(["investment", "saleValue"]);
    expect(inputsOf({ ...example, conversionPercent: 95 })).toEqual(["investment", "saleValue"]);
  });

  test("rates with many decimals tie as cleanly as short ones", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 90, noNaN: true }),
        fc.double({ min: 0.01, max: 1e6, noNaN: true }),
        (conversionPercent, saleValue) => {
          const inputs = inputsOf({ ...example, conversionPercent, saleValue });
          expect(inputs).toEqual(["investment", "conversionPercent"]);
        },
      ),
    );
  });

  test("there is none where nothing moves: no sales, no investment, a value below zero", () => {
    expect(inputsOf({ ...example, reach: 0 })).toEqual([]);
    expect(inputsOf({ ...example, investment: 0 })).toEqual([]);
    expect(inputsOf({ ...example, saleValue: -1 })).toEqual([]);
  });

  test("no other input gains more than the second lever", () => {
    const tenth = { investment: 0.9, reach: 1.1, conversionPercent: 1.1, saleValue: 1.1 };
    const positive = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    const values = fc.record({
      investment: positive,
      reach: positive,
      conversionPercent: fc.double({ min: 0.01, max: 90, noNaN: true }),
      saleValue: positive,
    });
    fc.assert(
      fc.property(values, (given) => {
        const roi = (changed: RoiValues) => analyseRoi(changed).roiPercent ?? 0;
        const { levers } = analyseRoi(given);
        const least = levers[1]?.gain ?? 0;
        for (const input of ["investment", "reach", "conversionPercent", "saleValue"] as const) {
          if (levers.some((lever) => lever.input === input)) continue;
          const gain = roi({ ...given, [input]: given[input] * tenth[input] }) - roi(given);
          expect(gain).toBeLessThanOrEqual(least * (1 + 1e-9) + 1e-6);
        }
      }),
    );
  });
});
