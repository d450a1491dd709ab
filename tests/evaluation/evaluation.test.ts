import { beforeAll, describe, expect, it } from "vitest";
import { evaluate, type PartResults } from "./ask.ts";
import { floors } from "./floors.ts";
import { parts } from "./inputs.ts";
import { allPassRate, countOf, targetNames } from "./summary.ts";

/** Of the hidden part only counts may be seen, so nothing here compares its texts. */
describe.each(parts)("the embedded engine, asked the part: %s", (part) => {
  let evaluation: PartResults;
  // More than a thousand answers, on a machine that may do other things too.
  beforeAll(async () => {
    evaluation = await evaluate(part);
  }, 120_000);

  it("passes every check as often as it did before", () => {
    expect(allPassRate(evaluation)).toBeGreaterThanOrEqual(floors[part].allPass);
  });

  it.each(targetNames)("has no more answers than before with: %s", (target) => {
    expect(countOf(target, evaluation)).toBeLessThanOrEqual(floors[part][target]);
  });

  it("repeats openings and answers no more than before", () => {
    expect(evaluation.setFaults.length).toBeLessThanOrEqual(floors[part].repeated);
  });
});
