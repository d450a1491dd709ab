import { beforeAll, describe, expect, it } from "vitest";
import { evaluate, type PartResults } from "./ask.ts";
import { floors } from "./floors.ts";
import { parts } from "./inputs.ts";
import { allPassRate, countOf, targetNames } from "./summary.ts";

/** Of the hidden part only counts may be seen, so nothing here compares its texts. */
describe.each(parts)("the embedded engine, asked the part: %s", (part) => {
  let evaluation: PartResults;
  beforeAll(async () => {
    evaluation = await evaluate(part);
  });

  it("passes every check as often as it did before", () => {
    expect(allPassRate(evaluation)).toBeGreaterThanOrEqual(floors[part].allPass);
  });

  it("invents no more than before", () => {
    expect(countOf("invented", evaluation)).toBeLessThanOrEqual(floors[part].invented);
  });

  it.each(targetNames.filter((name) => name !== "invented"))("has no answer with: %s", (target) => {
    expect(countOf(target, evaluation)).toBe(0);
  });

  it("repeats openings and answers no more than before", () => {
    expect(evaluation.setFaults.length).toBeLessThanOrEqual(floors[part].repeated);
  });
});
