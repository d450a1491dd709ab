import { beforeAll, describe, expect, it } from "vitest";
import { type Evaluation, evaluate } from "./ask.ts";
import { floors } from "./floors.ts";
import { parts } from "./inputs.ts";
import { allPassRate, countOf, targetNames } from "./summary.ts";

/** Of the hidden parts only counts may be seen, so nothing here compares their texts. */
describe("the embedded engine", () => {
  let evaluation: Evaluation;
  beforeAll(async () => {
    evaluation = await evaluate();
  });

  it.each(parts)("passes every check as often as it did before: %s", (part) => {
    expect(allPassRate(evaluation[part])).toBeGreaterThanOrEqual(floors[part].allPass);
  });

  it.each(parts)("invents no more than before: %s", (part) => {
    expect(countOf("invented", evaluation[part])).toBeLessThanOrEqual(floors[part].invented);
  });

  it.each(targetNames.filter((name) => name !== "invented"))(
    "has none in any part: %s",
    (target) => {
      for (const part of parts)
        expect(`${part}: ${countOf(target, evaluation[part])}`).toBe(`${part}: 0`);
    },
  );

  it.each(parts)("repeats openings and answers no more than before: %s", (part) => {
    expect(evaluation[part].setFaults.length).toBeLessThanOrEqual(floors[part].repeated);
  });
});
