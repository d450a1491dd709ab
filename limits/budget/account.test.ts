import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { StoreUnavailable } from "#database";
import { createClock, silentLog } from "../fixture.ts";
import { createAccount } from "./account.ts";
import type { Ledger } from "./ledger.ts";

/** The ledger of one day, whose store breaks when told. */
function createWorld() {
  const clock = createClock();
  const state = { leased: 0, away: false, leases: 0 };
  const reach = () => {
    if (state.away) throw new StoreUnavailable("away");
  };
  const ledger: Ledger = {
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
    async giveBack(_page, amount) {
      reach();
      state.leased -= amount;
    },
  };
  const page = { day: "2026-11-20", unit: "tokens" } as const;
  const times = { now: clock.now, pauseMs: 1000 };
  const parts = { ledger, page, limit: 1000, block: 100, ...times, log: silentLog };
  return { state, clock, account: createAccount(parts) };
}

describe("when the store is away", () => {
  test("what is in hand is spent, and then calls are refused without asking each time", async () => {
    const { state, clock, account } = createWorld();
    await account.take(40);
    state.away = true;
    expect(await account.take(60)).toBe("taken");
    for (let call = 0; call < 20; call += 1) expect(await account.take(1)).toBe("away");
    expect(state.leases).toBe(2);
    state.away = false;
    clock.advance(1000);
    expect(await account.take(1)).toBe("taken");
  });

  test("all who wait are refused at once, not one after the other", async () => {
    const { state, account } = createWorld();
    state.away = true;
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => account.take(10)));
    expect(new Set(outcomes)).toEqual(new Set(["away"]));
    expect(state.leases).toBe(1);
  });

  test("what was overspent is not forgotten, and what comes back pays for it first", async () => {
    const { state, clock, account } = createWorld();
    await account.take(100);
    state.away = true;
    account.overspend(30);
    await setImmediate();
    account.putBack(10);
    state.away = false;
    clock.advance(1000);
    await account.take(1);
    await account.close();
    // 100 leased, 10 of them not used, 30 overspent, 1 more.
    expect(state.leased).toBe(100 - 10 + 30 + 1);
  });

  test("what could not be given back is lost for the day, not spent twice", async () => {
    const { state, account } = createWorld();
    await account.take(500);
    state.away = true;
    account.putBack(500);
    await setImmediate();
    state.away = false;
    expect(state.leased).toBe(500);
    await account.close();
    expect(state.leased).toBe(450);
  });
});

test("whoever comes while the line is being closed is served too", async () => {
  const { account } = createWorld();
  const first = account.take(70);
  await setImmediate();
  const late: Promise<string>[] = [];
  for (let tick = 0; tick < 12; tick += 1) {
    await Promise.resolve();
    late.push(account.take(60));
  }
  expect(await first).toBe("taken");
  expect(new Set(await Promise.all(late))).toEqual(new Set(["taken"]));
});

test("those who wait are served in the order in which they came", async () => {
  const { account } = createWorld();
  const order: number[] = [];
  await account.take(80);
  const takes = [50, 10, 90, 20].map(async (amount) => {
    await account.take(amount);
    order.push(amount);
  });
  await Promise.all(takes);
  expect(order).toEqual([50, 10, 90, 20]);
});
