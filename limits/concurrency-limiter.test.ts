import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
  type Permit,
} from "./concurrency-limiter.ts";

const settings = { maxConcurrent: 2, maxQueued: 3, maxWaitMs: 10_000 };

function release(permit: Permit): void {
  if (!permit.acquired) throw new Error("Nobody leaves who was not let in.");
  permit.release();
}

describe("the limit of concurrent calls", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
  afterEach(() => void vi.useRealTimers());

  test("lets in as many as it may, lines up as many as it may, and turns the next away", async () => {
    const limiter = createConcurrencyLimiter(settings);
    const inside = [await limiter.acquire(), await limiter.acquire()];
    const queue = [limiter.acquire(), limiter.acquire(), limiter.acquire()];
    const refused = await limiter.acquire();
    expect(refused).toEqual({ acquired: false, retryAfterMs: 10_000 });
    for (const permit of inside) release(permit);
    const [first, second] = await Promise.all(queue.slice(0, 2));
    expect([first?.acquired, second?.acquired]).toEqual([true, true]);
  });

  test("lets nobody wait longer than it says, and their place is free again", async () => {
    const limiter = createConcurrencyLimiter({ ...settings, maxConcurrent: 1, maxQueued: 1 });
    const inside = await limiter.acquire();
    const tired = limiter.acquire();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await limiter.acquire()).toMatchObject({ acquired: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(await tired).toMatchObject({ acquired: false });
    const next = limiter.acquire();
    release(inside);
    expect(await next).toMatchObject({ acquired: true });
  });

  test("a visitor who leaves the queue frees its slot, and hears the own reason", async () => {
    const limiter = createConcurrencyLimiter({ ...settings, maxConcurrent: 1, maxQueued: 1 });
    await limiter.acquire();
    const visitor = new AbortController();
    const waiting = limiter.acquire(visitor.signal);
    const reason = new Error("gone");
    visitor.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await expect(limiter.acquire(visitor.signal)).rejects.toBe(reason);
    const next = limiter.acquire();
    expect(await Promise.race([next, setImmediate("waits")])).toBe("waits");
  });

  test("a visitor who leaves while the call runs holds the place until the call has ended", async () => {
    const limiter = createConcurrencyLimiter({ ...settings, maxConcurrent: 1, maxQueued: 1 });
    const visitor = new AbortController();
    const inside = await limiter.acquire(visitor.signal);
    visitor.abort();
    const next = limiter.acquire();
    expect(await Promise.race([next, setImmediate("waits")])).toBe("waits");
    release(inside);
    expect(await next).toMatchObject({ acquired: true });
  });

  test("tells those it turns away to come back sooner when calls are short", async () => {
    const limiter = createConcurrencyLimiter({ ...settings, maxConcurrent: 1, maxQueued: 0 });
    for (let call = 0; call < 30; call += 1) {
      const permit = await limiter.acquire();
      vi.advanceTimersByTime(200);
      release(permit);
      await setImmediate();
    }
    await limiter.acquire();
    const refused = await limiter.acquire();
    if (refused.acquired) throw new Error("The limiter is full.");
    expect(refused.retryAfterMs).toBeGreaterThan(190);
    expect(refused.retryAfterMs).toBeLessThan(300);
  });
});

describe("whatever visitors do", () => {
  type Person = { state: "waits" | "inside" | "gone"; abort: AbortController; release(): void };
  const actions = fc.array(
    fc.record({ what: fc.constantFrom("acquire", "release", "abort"), who: fc.nat() }),
    { maxLength: 60, size: "max" },
  );

  function arrive(limiter: ConcurrencyLimiter): Person {
    const abort = new AbortController();
    const person: Person = { state: "waits", abort, release: () => {} };
    limiter.acquire(abort.signal).then(
      (permit) => {
        person.state = permit.acquired ? "inside" : "gone";
        if (permit.acquired) person.release = permit.release;
      },
      () => {
        person.state = "gone";
      },
    );
    return person;
  }

  /** The model: two lists, and people who move from one to the other. */
  function createModel(limiter: ConcurrencyLimiter) {
    const inside: Person[] = [];
    const queue: Person[] = [];
    const steps = {
      acquire() {
        const full = inside.length >= settings.maxConcurrent && queue.length >= settings.maxQueued;
        const person = arrive(limiter);
        if (!full) queue.push(person);
      },
      release(who: number) {
        for (const person of inside.splice(who % Math.max(1, inside.length), 1)) person.release();
      },
      abort(who: number) {
        for (const person of queue.splice(who % Math.max(1, queue.length), 1)) person.abort.abort();
      },
    };
    return {
      inside,
      queue,
      step(what: keyof typeof steps, who: number) {
        steps[what](who);
        inside.push(...queue.splice(0, settings.maxConcurrent - inside.length));
      },
    };
  }

  test("the limiter is as full as it may be, never fuller, and first come are first served", async () => {
    await fc.assert(
      fc.asyncProperty(actions, async (all) => {
        const model = createModel(createConcurrencyLimiter(settings));
        for (const { what, who } of all) {
          model.step(what, who);
          await setImmediate();
          expect(model.inside.map(({ state }) => state)).toEqual(model.inside.map(() => "inside"));
          expect(model.queue.map(({ state }) => state)).toEqual(model.queue.map(() => "waits"));
        }
        for (const { abort } of model.queue) abort.abort();
      }),
      { numRuns: 100 },
    );
  });
});
