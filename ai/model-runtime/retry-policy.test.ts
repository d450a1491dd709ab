import { describe, expect, test } from "vitest";
import type { Fault, Remedy } from "./language-model.ts";
import { nextStep, type Plan, type Taken } from "./retry-policy.ts";

const plan: Plan = { model: "a", extras: ["thinking", "schema"] };

function stepFor(remedy: Remedy, change: object = {}, random = 0.5) {
  const fault: Fault = { code: "unavailable", detail: "503", reached: false, remedy };
  const situation = { fault, plan, taken: {} as Taken, standIn: "b", leftMs: 60_000, ...change };
  return nextStep(situation, { random: () => random });
}

describe("after a failed attempt", () => {
  test.each<[Remedy, object, number | null]>([
    [{ kind: "none" }, {}, null],
    [{ kind: "again" }, {}, 250],
    [{ kind: "again" }, { taken: { again: 1 } }, 500],
    [{ kind: "again" }, { taken: { again: 2 } }, null],
    [{ kind: "wait" }, {}, 1000],
    [{ kind: "wait", ms: 26_000 }, {}, 26_250],
    [{ kind: "wait", ms: 26_000 }, { leftMs: 27_000 }, null],
    [{ kind: "wait", ms: 7_200_000 }, {}, null],
    [{ kind: "wait", ms: 0 }, { taken: { wait: 1 } }, null],
    [{ kind: "again" }, { leftMs: 900 }, null],
    [{ kind: "again" }, { taken: { wait: 1, "other-model": 1, without: 1 } }, null],
  ])("%o with %o waits %s ms", (remedy, change, waitMs) => {
    expect(stepFor(remedy, change)?.waitMs ?? null).toBe(waitMs);
  });

  test("the pause is anything up to its limit, so that callers do not come back together", () => {
    expect(stepFor({ kind: "again" }, {}, 0)?.waitMs).toBe(0);
    expect(stepFor({ kind: "again" }, {}, 0.999)?.waitMs).toBeCloseTo(499.5);
  });

  test("another model is asked if there is another, with the same extras", () => {
    const { plan: next } = stepFor({ kind: "other-model" }) ?? {};
    expect(next).toEqual({ ...plan, model: "b" });
    expect(stepFor({ kind: "other-model" }, { standIn: "a" })).toBeNull();
    expect(stepFor({ kind: "other-model" }, { standIn: undefined })).toBeNull();
  });

  test("only what was sent along can be left out", () => {
    const { plan: next } = stepFor({ kind: "without", extras: ["schema", "limits"] }) ?? {};
    expect(next).toEqual({
      model: "a",
      extras: ["thinking"],
      dropped: ["schema"],
    });
    expect(stepFor({ kind: "without", extras: ["limits"] })).toBeNull();
  });
});
