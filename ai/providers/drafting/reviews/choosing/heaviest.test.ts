import { expect, test } from "vitest";
import type { Quality } from "../lexicon/opinion.ts";
import type { Candidate } from "./candidates.ts";
import { withHeaviest } from "./heaviest.ts";

function told(quality: Quality, chance: number, source: Candidate["source"] = "judged") {
  return { point: { quality, polarity: -1 as const }, source, chance };
}

const [price, courtesy, phone] = [
  told("price", 0.9),
  told("courtesy", 0.8),
  told("phone", 0.7),
] as const;

test("the least likely gives way to a fault of the thing itself", () => {
  const missing = told("missing", 0.4);
  const all = [price, courtesy, phone, missing];
  expect([...withHeaviest(new Set([price, courtesy, phone]), all, 3)]).toEqual([
    price,
    courtesy,
    missing,
  ]);
});

test("a fault that is named already, a guess and an unlikely one change nothing", () => {
  const dirt = told("cleanliness", 0.5);
  const named = new Set([price, dirt]);
  expect(withHeaviest(named, [price, dirt, told("function", 0.9)], 2)).toEqual(named);
  const light = new Set([price]);
  expect(withHeaviest(light, [price, told("missing", 0.1)], 1)).toEqual(light);
  expect(withHeaviest(light, [price, told("missing", 0.9, "implied")], 1)).toEqual(light);
});
