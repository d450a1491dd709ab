import { describe, expect, test } from "vitest";
import type { RoiValues } from "../../contract/gemini-chat.ts";
import { hintsOf } from "./hints.ts";

const plain: RoiValues = { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };

describe("hints", () => {
  test("ordinary numbers get none", () => {
    expect(hintsOf(plain)).toEqual([]);
  });

  test("zeros and values below zero are named one by one, in the order of the form", () => {
    expect(hintsOf({ investment: 0, reach: -1, conversionPercent: 0, saleValue: -0.01 })).toEqual([
      { kind: "zero", input: "investment" },
      { kind: "negative", input: "reach" },
      { kind: "zero", input: "conversionPercent" },
      { kind: "negative", input: "saleValue" },
    ]);
  });

  test.each([
    [
      "a price ten times too small for the money",
      { investment: 3500, saleValue: 7 },
      ["saleValue"],
    ],
    ["a loss that a price can explain", { investment: 3500, saleValue: 8 }, []],
    ["a price with its thousand", { investment: 1e6, saleValue: 1000 }, []],
    ["less than one sale", { investment: 3500, reach: 120, saleValue: 7 }, []],
    [
      "too few people",
      { investment: 3500, reach: 10, conversionPercent: 5, saleValue: 7 },
      ["reach"],
    ],
    ["few people who were counted, and bought", { reach: 35, conversionPercent: 40 }, []],
  ] as const)("a missing thousand: %s", (_, changes, inputs) => {
    const hints = hintsOf({ ...plain, ...changes });
    expect(
      hints.flatMap(({ kind, input }) => (kind === "thousand-missing" ? [input] : [])),
    ).toEqual(inputs);
  });

  test.each([
    [0.99, []],
    [1, ["high-for-reach"]],
    [1.5, ["high-for-reach"]],
    [100, ["high-for-reach"]],
    [100.01, ["over-hundred"]],
  ])("a rate of %d %% gets %j", (conversionPercent, kinds) => {
    // Of so few people it may be the rate of those who clicked or came in.
    const ofFew = hintsOf({ ...plain, reach: 999, conversionPercent });
    expect(ofFew.map(({ kind }) => kind)).toEqual(kinds.filter((kind) => kind === "over-hundred"));
    const hints = hintsOf({ ...plain, conversionPercent });
    expect(hints.map(({ kind }) => kind)).toEqual(kinds);
    expect(hints.every(({ input }) => input === "conversionPercent")).toBe(true);
  });
});
