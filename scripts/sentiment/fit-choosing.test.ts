import { describe, expect, test } from "vitest";
import { feelingOf } from "../../ai/providers/drafting/text/sentiment/feeling.ts";
import { readNamed } from "./data.ts";
import { chanceIn, fitSigns, heldOutRank, observe } from "./fit-choosing.ts";

const seen = (buckets: number[], is: boolean) => ({ buckets: Int32Array.from(buckets), is });

describe("the fit of signs", () => {
  const shown = Array.from({ length: 200 }, (_, at) => seen([at % 2, 5], at % 2 === 0));

  test("tells apart what it was shown, and learns the same each time", () => {
    const fitted = fitSigns(shown);
    expect(chanceIn(seen([0, 5], true), fitted)).toBeGreaterThan(0.6);
    expect(chanceIn(seen([1, 5], false), fitted)).toBeLessThan(0.4);
    expect(fitSigns(shown).weights).toEqual(fitted.weights);
  });

  test("ranks half of the pairs right where the signs tell nothing", () => {
    const blind = shown.map(({ is }) => [seen([7], is)]);
    const rank = heldOutRank(blind);
    expect(rank).toBeGreaterThanOrEqual(0);
    expect(rank).toBeLessThanOrEqual(1);
    expect(heldOutRank(shown.map((one) => [one]))).toBe(1);
  });
});

describe("what a marked review teaches", () => {
  const named = readNamed().slice(0, 300);
  const all = named.map((review) => observe(review, feelingOf));

  test("are candidates that a reply would name and others that it would not", () => {
    const naming = all.flatMap((one) => one.naming);
    const share = naming.filter(({ is }) => is).length / naming.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.75);
  });

  test("are sides where a review has both, and none elsewhere", () => {
    for (const [at, { side }] of all.entries()) if (named[at]?.kind !== 2) expect(side).toEqual([]);
    expect(all.flatMap((one) => one.side).length).toBeGreaterThan(50);
  });
});
