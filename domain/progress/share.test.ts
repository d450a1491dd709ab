import fc from "fast-check";
import { expect, test } from "vitest";
import { countDone, share } from "./share.ts";

test("completeness is the fraction that is done, from 0 to 1", () => {
  expect([share(0, 4), share(1, 4), share(4, 4)]).toEqual([0, 0.25, 1]);
});

test.each([
  [-1, 4],
  [5, 4],
  [0.5, 4],
  [Number.NaN, 4],
  [0, 0],
  [0, -1],
  [0, Number.NaN],
])("%d of %d is an error of the caller", (done, total) => {
  expect(() => share(done, total)).toThrow(RangeError);
});

test("only known entries count, and each once", () => {
  expect(countDone(["a", "a", "x", "__proto__"], ["a", "b"])).toBe(1);
  expect(countDone([1, 2, 9], [1, 2, 3])).toBe(2);
});

test("whatever is marked as done, its share of what is known can be taken", () => {
  const ids = fc.array(fc.string({ maxLength: 3 }));
  fc.assert(
    fc.property(ids, fc.array(fc.string({ maxLength: 3 }), { minLength: 1 }), (done, known) => {
      const fraction = share(countDone(done, known), known.length);
      expect(fraction >= 0 && fraction <= 1).toBe(true);
    }),
  );
});
