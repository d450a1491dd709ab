import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestStore, stores, type TestStore } from "../../database/fixture.ts";
import { createClock, silentLog, type TestClock } from "../fixture.ts";
import { createSteadyClock } from "../steady-clock.ts";
import { createWaitBudget } from "../wait-budget.ts";
import { type BudgetLimits, createBudget } from "./budget.ts";
import { type BudgetStore, createBudgetStore } from "./budget-store.ts";
import { createInstance, leasedOf, mustReserve } from "./fixture.ts";
import { siteDayAt } from "./site-day.ts";

const dayMs = 24 * 60 * 60 * 1000;
const limits = { requests: 100, tokens: 10_000 };

describe.each(stores)("the budget of a day on %s", (kind) => {
  let store: TestStore;
  let clock: TestClock;
  let day: string;
  let days = 0;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.dispose());
  // A day that nobody has spent from yet.
  beforeEach(() => {
    clock = createClock(Date.UTC(2030, 0, 1, 15) + days * 10 * dayMs);
    days += 1;
    day = siteDayAt(clock.now()).name;
  });

  const query = () => store.database.query;
  const instance = (limit: BudgetLimits = limits) =>
    createInstance({ store: query(), limits: limit, clock });

  test("is spent to the last request, and then refused until midnight", async () => {
    const { budget } = instance();
    for (let call = 0; call < 100; call += 1) await mustReserve(budget, 1);
    expect(budget.remaining()).toEqual({ requests: 0, tokens: 9_900 });
    const refusal = await budget.reserve({ tokens: 1 });
    expect(refusal).toEqual({ reserved: false, reason: "budget", retryAfterMs: 12 * 3_600_000 });
    clock.advance(12 * 3_600_000);
    expect(await budget.reserve({ tokens: 1 })).toMatchObject({ reserved: true });
  });

  test("is spent to the last token, however the estimates fall", async () => {
    const { budget } = instance();
    for (const tokens of [9_000, 700, 299]) await mustReserve(budget, tokens);
    expect(await budget.reserve({ tokens: 2 })).toMatchObject({ reason: "budget" });
    await mustReserve(budget, 1);
    expect(budget.remaining()).toEqual({ requests: 96, tokens: 0 });
  });

  test("counts what was used, not what was expected", async () => {
    const { budget } = instance();
    (await mustReserve(budget, 3_000)).settle(500);
    (await mustReserve(budget, 3_000)).settle("none");
    (await mustReserve(budget, 3_000)).settle(Number.NaN);
    const left = { requests: 98, tokens: 6_500 };
    expect(budget.remaining()).toEqual(left);
    await budget.close();
    expect(budget.remaining()).toEqual(left);
  });

  test("counts every request that the service counted", async () => {
    const { budget } = instance();
    (await mustReserve(budget, 3_000)).settle(500, 3);
    (await mustReserve(budget, 3_000)).settle(3_000, 0);
    (await mustReserve(budget, 3_000)).settle("none", 0);
    expect(budget.remaining()).toEqual({ requests: 96, tokens: 6_500 });
    await budget.close();
  });

  test("counts a reservation once, however often it is settled", async () => {
    const { budget } = instance();
    const reservation = await mustReserve(budget, 3_000);
    for (const usage of [1_000, "none", 0, "none"] as const) reservation.settle(usage);
    expect(budget.remaining()).toEqual({ requests: 99, tokens: 9_000 });
  });

  test("never hides what was used beyond the estimate, not even beyond the day", async () => {
    const { budget } = instance();
    (await mustReserve(budget, 1_000)).settle(9_500);
    (await mustReserve(budget, 500)).settle(800);
    expect(budget.remaining()).toEqual({ requests: 98, tokens: 0 });
    await budget.close();
    expect(await leasedOf(query(), day, "tokens")).toBe(10_300);
  });

  test("is never over-spent by 500 calls at once on two instances, and wholly spent", async () => {
    const instances = [instance(), instance()];
    const calls = Array.from({ length: 500 }, async (_, call) => {
      return instances[call % 2]?.budget.reserve({ tokens: 1 });
    });
    const granted = (await Promise.all(calls)).filter((call) => call?.reserved);
    expect(granted).toHaveLength(100);
    expect(await leasedOf(query(), day, "requests")).toBe(100);
  });

  test("costs the store a statement a block, not one a call", async () => {
    const one = instance();
    for (let call = 0; call < 95; call += 1) (await mustReserve(one.budget, 300)).settle(90);
    // 95 requests in blocks of 10; 8,550 tokens in blocks of 1,000, of which 300 must be left.
    expect(one.statements).toBeLessThanOrEqual(10 + 13);
  });

  test("pays for more than the estimate from what is available", async () => {
    const one = instance();
    const reservation = await mustReserve(one.budget, 300);
    const { statements } = one;
    reservation.settle(500);
    await setImmediate();
    expect(one.statements).toBe(statements);
    expect(one.budget.remaining()).toEqual({ requests: 99, tokens: 9_500 });
  });

  test("is leased to the last token when many lease at once", async () => {
    const budgetStore = createBudgetStore(query());
    const key = { day, unit: "tokens" } as const;
    const leases = Array.from({ length: 40 }, () => budgetStore.lease(key, 30, 997));
    const granted = (await Promise.all(leases)).map((lease) => lease.granted);
    expect(granted.reduce((sum, amount) => sum + amount)).toBe(997);
    expect(await leasedOf(query(), day, "tokens")).toBe(997);
  });

  test("loses a block to a kill, and what it had begun stays counted", async () => {
    const killed = instance();
    await mustReserve(killed.budget, 100);
    killed.kill();
    expect(await leasedOf(query(), day, "requests")).toBe(10);
    const { budget } = instance();
    for (let call = 0; call < 90; call += 1) await mustReserve(budget, 1);
    expect(await budget.reserve({ tokens: 1 })).toMatchObject({ reason: "budget" });
  });

  test("gets back on a clean close what nobody used", async () => {
    const { budget } = instance();
    (await mustReserve(budget, 100)).settle(40);
    await budget.close();
    expect(await leasedOf(query(), day, "requests")).toBe(1);
    expect(await leasedOf(query(), day, "tokens")).toBe(40);
    expect(await budget.reserve({ tokens: 1 })).toMatchObject({ reason: "store" });
  });

  test("is settled for the day of the reservation, after midnight too", async () => {
    const { budget } = instance();
    const late = await mustReserve(budget, 3_000);
    clock.advance(dayMs);
    const tomorrow = siteDayAt(clock.now()).name;
    await mustReserve(budget, 200);
    late.settle(1_200);
    await budget.close();
    expect(await leasedOf(query(), day, "tokens")).toBe(1_200);
    expect(await leasedOf(query(), day, "requests")).toBe(1);
    expect(await leasedOf(query(), tomorrow, "tokens")).toBe(200);
  });

  test("books nothing to tomorrow when the machine's clock jumps there and back", async () => {
    let off = 0;
    const wall = () => clock.now() + off;
    const now = createSteadyClock({ wall, elapsed: clock.now });
    const { budget } = createInstance({ store: query(), limits, clock: { ...clock, now } });
    const tomorrow = siteDayAt(clock.now() + dayMs).name;
    for (const jump of [0, dayMs, -dayMs]) {
      off += jump;
      (await mustReserve(budget, 500)).settle(100);
      clock.advance(60_000);
      expect(budget.remaining()).toMatchObject({ requests: expect.any(Number) });
    }
    await budget.close();
    expect(await leasedOf(query(), day, "requests")).toBe(3);
    expect(await leasedOf(query(), day, "tokens")).toBe(300);
    expect(await leasedOf(query(), tomorrow, "requests")).toBe(0);
    expect(await leasedOf(query(), tomorrow, "tokens")).toBe(0);
  });

  test("goes back to the day that it is when the clock was ahead of it", async () => {
    const { budget } = instance();
    clock.advance(dayMs);
    const ahead = await mustReserve(budget, 200);
    clock.advance(-dayMs);
    (await mustReserve(budget, 500)).settle(100);
    ahead.settle(50);
    await budget.close();
    expect(await leasedOf(query(), day, "requests")).toBe(1);
    expect(await leasedOf(query(), day, "tokens")).toBe(100);
    const tomorrow = siteDayAt(clock.now() + dayMs).name;
    expect(await leasedOf(query(), tomorrow, "tokens")).toBe(50);
  });

  test("has no limit where it says null, and refuses all where it says 0", async () => {
    const open = instance({ requests: 100, tokens: null });
    expect(await open.budget.reserve({ tokens: 1e9 })).toMatchObject({ reserved: true });
    const shut = instance({ requests: 0, tokens: 10 });
    expect(await shut.budget.reserve({ tokens: 1 })).toMatchObject({ reason: "budget" });
  });

  test("refuses an estimate that is no count", async () => {
    const { budget } = instance();
    for (const tokens of [Number.NaN, Number.POSITIVE_INFINITY, -1]) {
      await expect(budget.reserve({ tokens })).rejects.toThrow(RangeError);
    }
  });
});

test("a store slower than the wait budget refuses the call, and what came too late is there for others", async () => {
  let ms = 60;
  const budgetStore: BudgetStore = {
    async lease(_page, ask) {
      await sleep(ms);
      return { granted: ask, leased: ask };
    },
    record: async () => undefined,
    release: async () => undefined,
  };
  const times = { blockShare: 1 / 10, cooldownMs: 1000, storeRetryAfterMs: 5000 };
  const budget = createBudget({ budgetStore, limits, now: Date.now, log: silentLog, ...times });
  const late = await budget.reserve({ tokens: 1 }, createWaitBudget(10));
  expect(late).toEqual({ reserved: false, reason: "store", retryAfterMs: 5000 });
  // Both leases are there by then: nobody has to ask again.
  await sleep(250);
  ms = 60_000;
  expect(await budget.reserve({ tokens: 1_000 }, createWaitBudget(10))).toMatchObject({
    reserved: true,
  });
});

test("a call that waits for its share over midnight is counted on the new day", async () => {
  const clock = createClock();
  const first = Promise.withResolvers<void>();
  const days: string[] = [];
  const budgetStore: BudgetStore = {
    async lease({ day }, ask) {
      days.push(day);
      await (days.length === 1 ? first.promise : undefined);
      return { granted: ask, leased: ask };
    },
    record: async () => undefined,
    release: async () => undefined,
  };
  const times = { blockShare: 1 / 10, cooldownMs: 1000, storeRetryAfterMs: 5000 };
  const budget = createBudget({ budgetStore, limits, now: clock.now, log: silentLog, ...times });
  const waiting = budget.reserve({ tokens: 1 });
  clock.advance(12 * 3_600_000);
  // Somebody of the new day comes first.
  await mustReserve(budget, 1);
  first.resolve();
  expect(await waiting).toMatchObject({ reserved: true });
  expect(new Set(days)).toEqual(new Set(["2026-11-20", "2026-11-21"]));
  expect(budget.remaining()).toEqual({ requests: 98, tokens: 9_998 });
});
