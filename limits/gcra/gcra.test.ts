import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Limit } from "./gcra.ts";
import { createMemoryStore } from "./memory-store.ts";

/** What GCRA computes from one number, told at length: every unit has its own hour of return. */
function naiveBucket({ burst, perMs }: Limit) {
  const returns: number[] = [];
  return function take(now: number) {
    while (returns[0] !== undefined && returns[0] <= now) returns.shift();
    const [next] = returns;
    if (returns.length >= burst && next !== undefined) {
      return { allowed: false, retryAfterMs: Math.ceil(next - now) };
    }
    returns.push((returns.at(-1) ?? now) + perMs);
    return { allowed: true, remaining: burst - returns.length };
  };
}

const limits = fc.record({
  name: fc.constant("any"),
  burst: fc.integer({ min: 1, max: 12 }),
  perMs: fc.integer({ min: 1, max: 200_000 }),
});
/** In tenths of what one unit takes to come back. */
const cooldowns = fc.array(fc.integer({ min: 0, max: 25 }), { maxLength: 80, size: "max" });
const start = Date.UTC(2026, 10, 20);

type Step = { cooldown: number; what: "keep" | "try" | "give back" };

/** When those were taken that nobody gave back, or may give back. */
async function keptOf(limit: Limit, steps: readonly Step[]): Promise<number[]> {
  let now = start;
  const store = createMemoryStore({ now: () => now, maxKeys: 10 });
  const kept: number[] = [];
  const tried: number[] = [];
  for (const { cooldown, what } of steps) {
    now += Math.round((cooldown * limit.perMs) / 10);
    if (what === "give back") {
      for (const takenAt of tried.splice(0, 1)) await store.refund(limit, "ip:1", takenAt);
      continue;
    }
    const take = await store.take(limit, "ip:1");
    if (!take.allowed) continue;
    if (what === "keep") kept.push(now);
    else tried.push(take.takenAt);
  }
  return kept;
}

describe("GCRA", () => {
  test("says what a bucket says that is emptied unit by unit", async () => {
    await fc.assert(
      fc.asyncProperty(limits, cooldowns, async (limit, steps) => {
        let now = start;
        const store = createMemoryStore({ now: () => now, maxKeys: 10 });
        const naive = naiveBucket(limit);
        for (const step of steps) {
          now += Math.round((step * limit.perMs) / 10);
          const { takenAt: _, ...said } = { takenAt: 0, ...(await store.take(limit, "ip:1")) };
          expect(said).toEqual(naive(now));
        }
      }),
      { numRuns: 400 },
    );
  });

  test("whoever waits as long as told is let in, and not a millisecond sooner", async () => {
    let now = start;
    const store = createMemoryStore({ now: () => now, maxKeys: 10 });
    const limit = { name: "ai", burst: 3, perMs: 1000 };
    for (let count = 0; count < 3; count += 1) await store.take(limit, "ip:1");
    now += 400;
    const refused = await store.take(limit, "ip:1");
    expect(refused).toEqual({ allowed: false, retryAfterMs: 600 });
    now += 599;
    expect(await store.take(limit, "ip:1")).toMatchObject({ allowed: false, retryAfterMs: 1 });
    now += 1;
    expect(await store.take(limit, "ip:1")).toMatchObject({ allowed: true, remaining: 0 });
  });

  test("what is given back never lets anybody take more than the limit says", async () => {
    const step: fc.Arbitrary<Step> = fc.record({
      cooldown: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12 })),
      what: fc.constantFrom("keep", "keep", "try", "give back"),
    });
    await fc.assert(
      fc.asyncProperty(
        limits,
        fc.array(step, { maxLength: 60, size: "max" }),
        async (limit, steps) => {
          const kept = await keptOf(limit, steps);
          const stretches = kept.flatMap((from, first) =>
            kept
              .slice(first)
              .map((to, more) => ({ taken: more + 1, returned: (to - from) / limit.perMs })),
          );
          const over = stretches.filter(({ taken, returned }) => taken > limit.burst + returned);
          expect(over).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });

  test("what is given back leaves no trace once the time it was held has passed again", async () => {
    let now = start;
    const store = createMemoryStore({ now: () => now, maxKeys: 10 });
    const limit = { name: "ai", burst: 2, perMs: 1000 };
    for (let count = 0; count < 5; count += 1) {
      const take = await store.take(limit, "ip:1");
      if (!take.allowed) throw new Error("Refused although everything was given back.");
      now += 100;
      await store.refund(limit, "ip:1", take.takenAt);
      now += 100;
    }
    expect(await store.take(limit, "ip:1")).toMatchObject({ remaining: 1 });
  });
});
