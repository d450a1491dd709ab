import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { StoreUnavailable } from "#database";
import { createCooldown } from "../cooldown.ts";
import { createClock, silentLog } from "../fixture.ts";
import { createWaitBudget } from "../wait-budget.ts";
import { createMemoryStore } from "./memory-store.ts";
import { createRateLimiter, type VisitorLimit } from "./rate-limiter.ts";
import type { RateStore } from "./rate-store.ts";

const ai: VisitorLimit = { name: "ai", burst: 2, perMs: 60_000, onOutage: "refuse" };
const any: VisitorLimit = { name: "any", burst: 2, perMs: 60_000, onOutage: "memory" };

function createWorld() {
  const clock = createClock();
  const memory = () => createMemoryStore({ now: clock.now, maxKeys: 100 });
  const store = memory();
  const state = { fault: undefined as Error | undefined, asked: 0, ms: 0 };
  /** A store of another process, whose connection breaks. */
  const remote: RateStore = {
    async take(limit, visitor) {
      state.asked += 1;
      if (state.fault) throw state.fault;
      if (state.ms > 0) await sleep(state.ms);
      return await store.take(limit, visitor);
    },
    async refund(limit, visitor, takenAt) {
      if (state.fault) throw state.fault;
      await store.refund(limit, visitor, takenAt);
    },
  };
  const cooldown = createCooldown(clock.now, 1000);
  const deps = { store: remote, fallback: memory(), cooldown, retryAfterMs: 5000, log: silentLog };
  return { clock, state, limiter: createRateLimiter(deps) };
}

describe("when the store is away", () => {
  test("what costs money is refused, with the reason", async () => {
    const { state, limiter } = createWorld();
    state.fault = new StoreUnavailable("away");
    const refused = { allowed: false, reason: "store", retryAfterMs: 5000 };
    expect(await limiter.take(ai, "ip:1")).toEqual(refused);
  });

  test("what costs a moment is counted in memory, and refused where the limit is reached", async () => {
    const { state, limiter } = createWorld();
    state.fault = new StoreUnavailable("away");
    for (let call = 0; call < 2; call += 1) {
      expect(await limiter.take(any, "ip:1")).toMatchObject({ allowed: true });
    }
    expect(await limiter.take(any, "ip:1")).toMatchObject({ allowed: false, reason: "limit" });
  });

  test("nobody waits for it again within the next second, and it is asked after that", async () => {
    const { clock, state, limiter } = createWorld();
    state.fault = new StoreUnavailable("away");
    for (let call = 0; call < 10; call += 1) await limiter.take(any, `ip:${call}`);
    await limiter.take(ai, "ip:1");
    expect(state.asked).toBe(1);
    state.fault = undefined;
    clock.advance(1000);
    expect(await limiter.take(ai, "ip:1")).toMatchObject({ allowed: true });
    expect(state.asked).toBe(2);
  });

  test("slower than the wait budget of a request, it is away, and what came too late comes back", async () => {
    const { clock, state, limiter } = createWorld();
    state.ms = 60;
    const late = await limiter.take(ai, "ip:1", createWaitBudget(10));
    expect(late).toMatchObject({ allowed: false, reason: "store" });
    await sleep(150);
    state.ms = 0;
    clock.advance(1000);
    for (let call = 0; call < 2; call += 1) {
      expect(await limiter.take(ai, "ip:1")).toMatchObject({ allowed: true });
    }
  });

  test("a unit that cannot be given back is lost, and nobody hears of it", async () => {
    const { state, limiter } = createWorld();
    const take = await limiter.take(ai, "ip:1");
    state.fault = new StoreUnavailable("away");
    if (take.allowed) await take.refund();
    state.fault = undefined;
    expect(await limiter.take(ai, "ip:1")).toMatchObject({ allowed: true });
  });
});

test("a fault that is no outage is not taken for one", async () => {
  const { state, limiter } = createWorld();
  state.fault = new TypeError("A value of the wrong kind.");
  await expect(limiter.take(any, "ip:1")).rejects.toBe(state.fault);
});

test("a unit comes back once, however often it is given back", async () => {
  const { limiter } = createWorld();
  const first = await limiter.take(ai, "ip:1");
  await limiter.take(ai, "ip:1");
  if (!first.allowed) throw new Error("The first is always allowed.");
  await first.refund();
  await first.refund();
  expect(await limiter.take(ai, "ip:1")).toMatchObject({ allowed: true });
  expect(await limiter.take(ai, "ip:1")).toMatchObject({ allowed: false });
});
