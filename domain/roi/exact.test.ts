import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exact, minus, over, times, toCeiling, toCents, toNumber } from "./exact.ts";

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });

describe("exact sums", () => {
  test("a number stands for the decimal that is read", () => {
    expect(exact(0.1)).toEqual({ numerator: 1n, denominator: 10n });
    expect(exact(-1.5e-7)).toEqual({ numerator: -15n, denominator: 10n ** 8n });
    expect(exact(1e21)).toEqual({ numerator: 10n ** 21n, denominator: 1n });
  });

  test("going there and back changes nothing", () => {
    fc.assert(
      fc.property(finite, (value) => {
        expect(toNumber(exact(value))).toBe(value === 0 ? 0 : value);
      }),
      { numRuns: 1000 },
    );
  });

  test("tenths add up", () => {
    expect(toNumber(minus(exact(0.3), exact(0.1)))).toBe(0.2);
    expect(toNumber(times(exact(0.1), exact(3)))).toBe(0.3);
    expect(toNumber(over(exact(1), exact(-4)))).toBe(-0.25);
  });

  test("cents round halves away from zero", () => {
    expect([1.005, -1.005, 1.0049, 2.675].map((value) => toCents(exact(value)))).toEqual([
      1.01, -1.01, 1, 2.68,
    ]);
  });

  test("the ceiling is the next whole number that is not below", () => {
    expect([0, 0.1, 1, 1.0001, -0.5].map((value) => toCeiling(exact(value)))).toEqual([
      0, 1, 1, 2, 0,
    ]);
  });

  test("what is too large for a double becomes the largest one", () => {
    const huge = times(exact(1e300), exact(1e300));
    expect(toNumber(huge)).toBe(Number.MAX_VALUE);
    expect(toNumber(times(huge, exact(-1)))).toBe(-Number.MAX_VALUE);
  });

  test("dividing by zero and numbers that are not finite are refused", () => {
    expect(() => over(exact(1), exact(0))).toThrow(RangeError);
    expect(() => exact(Number.NaN)).toThrow(RangeError);
  });
});
