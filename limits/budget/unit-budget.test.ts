import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { StoreUnavailable } from "#database";
import { createClock, silentLog } from "../fixture.ts";
import type { BudgetStore } from "./budget-store.ts";
import { createUnitBudget } from "./unit-budget.ts";

/** The budget store of one day, whose store breaks when told. */
function createWorld() {
  const clock = createClock();
  const state = { leased: 0, away: false, leases: 0 };
  const reach = () => {
    if (state.away) throw new StoreUnavailable("away");
  };
  const budgetStore: BudgetStore = {
    async lease(_page, ask, limit) {
      state.leases += 1;
      await setImmediate();
      reach();
      const granted = Math.min(ask, limit - state.leased);
      state.leased += granted;
      return { granted, leased: state.leased };
    },
    async record(_page, amount) {
      reach();
      state.leased += amount;
    },
    async release(_page, amount) {
      reach();
      state.leased -= amount;
    },
  };
  const key = { day: "2026-11-20", unit: "tokens" } as const;
  const times = { now: clock.now, cooldownMs: 1000 };
  const deps = { budgetStore, key, limit: 1000, block: 100, ...times, log: silentLog };
  return { state, clock, budget: createUnitBudget(deps) };
}

describe("when the store is away", () => {
  test("what is available is spent, and then calls are refused without asking each time", async () => {
    const { state, clock, budget } = createWorld();
    await budget.take(40);
    state.away = true;
    expect(await budget.take(60)).toBe("taken");
    for (let call = 0; call < 20; call += 1) expect(await budget.take(1)).toBe("unavailable");
    expect(state.leases).toBe(2);
    state.away = false;
    clock.advance(1000);
    expect(await budget.take(1)).toBe("taken");
  });

  test("all who wait are refused at once, not one after the other", async () => {
    const { state, budget } = createWorld();
    state.away = true;
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => budget.take(10)));
    expect(new Set(outcomes)).toEqual(new Set(["unavailable"]));
    expect(state.leases).toBe(1);
  });

  test("what was overspent is not forgotten, and what comes back pays for it first", async () => {
    const { state, clock, budget } = createWorld();
    await budget.take(100);
    state.away = true;
    budget.overspend(30);
    await setImmediate();
    budget.refund(10);
    state.away = false;
    clock.advance(1000);
    await budget.take(1);
    await budget.close();
    // 100 leased, 10 of them not used, 30 overspent, 1 more.
    expect(state.leased).toBe(100 - 10 + 30 + 1);
  });

  test("what could not be given back is lost for the day, not spent twice", async () => {
    const { state, budget } = createWorld();
    await budget.take(500);
    state.away = true;
    budget.refund(500);
    await setImmediate();
    state.away = false;
    expect(state.leased).toBe(500);
    await budget.close();
    expect(state.leased).toBe(450);
  });
});

test("whoever comes while the queue is being closed is served too", async () => {
  const { budget } = createWorld();
  const first = budget.take(70);
  await setImmediate();
  const late: Promise<string>[] = [];
  for (let tick = 0; tick < 12; tick += 1) {
    await Promise.resolve();
    late.push(budget.take(60));
  }
  expect(await first).toBe("taken");
  expect(new Set(await Promise.all(late))).toEqual(new Set(["taken"]));
});

test("those who wait are served in the order in which they came", async () => {
  const { budget } = createWorld();
  const order: number[] = [];
  await budget.take(80);
  const takes = [50, 10, 90, 20].map(async (amount) => {
    await budget.take(amount);
    order.push(amount);
  });
  await Promise.all(takes);
  expect(order).toEqual([50, 10, 90, 20]);
});
