import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bucketCount, bucketOf, chanceOf, unpackModel } from "./hashed-model.ts";

const base64 = btoa(String.fromCharCode(...Uint8Array.of(10, 246, 0, 127)));

describe("a hashed model", () => {
  test("reads its weights as signed bytes", () => {
    expect([...(unpackModel({ base64, scale: 0.5, bias: 1 }).weights as Int8Array)]).toEqual([
      10, -10, 0, 127,
    ]);
  });

  test("knows nothing of signs without a weight but what is usual", () => {
    const model = { weights: new Int8Array(bucketCount), scale: 1, bias: 0 };
    expect(chanceOf(["a", "b"], model)).toBe(0.5);
    expect(chanceOf([], { ...model, bias: 2 })).toBeCloseTo(0.881, 3);
  });

  test("adds up what its signs weigh", () => {
    const weights = new Int8Array(bucketCount);
    weights[bucketOf("good")] = 4;
    weights[bucketOf("bad")] = -6;
    const model = { weights, scale: 0.5, bias: 0 };
    expect(chanceOf(["good"], model)).toBeCloseTo(1 / (1 + Math.exp(-2)), 10);
    expect(chanceOf(["good", "bad"], model)).toBeCloseTo(1 / (1 + Math.exp(1)), 10);
  });

  test("finds a bucket for any sign, the same each time", () => {
    fc.assert(
      fc.property(fc.string(), (sign) => {
        const bucket = bucketOf(sign);
        expect(bucket).toBeGreaterThanOrEqual(0);
        expect(bucket).toBeLessThan(bucketCount);
        expect(bucketOf(sign)).toBe(bucket);
      }),
    );
  });
});
