import fc from "fast-check";
import { expect, test } from "vitest";
import { progressValue } from "./progress-value.ts";

test("a value from 0 to the maximum comes back as it is", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (value) => {
      expect(progressValue(value)).toBe(value);
    }),
  );
  expect(progressValue(5, 5)).toBe(5);
});

test.each([
  [-0.1, 100],
  [100.1, 100],
  [6, 5],
  [Number.NaN, 100],
  [0, 0],
  [0, Number.NaN],
  [0, Infinity],
])("%d of %d is an error of the caller", (value, max) => {
  expect(() => progressValue(value, max)).toThrow(RangeError);
});
