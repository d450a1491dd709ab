import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Tables } from "#database";
import { createClock, silentLog, type TestClock } from "../fixture.ts";
import { type Budget, type BudgetLimits, createBudget, type Reservation } from "./budget.ts";
import { type BudgetStore, createBudgetStore, type Unit } from "./budget-store.ts";

/** For the tests of this folder. */
export type TestInstance = {
  budget: Budget;
  /** Statements sent so far. */
  readonly statements: number;
  /** As kill -9: nothing more is sent, and no answer arrives. */
  kill(): void;
  /** Something is being written: what a kill loses then is in nobody's hand. */
  readonly writing: boolean;
};

export type InstanceOptions = {
  store: Kysely<Tables>;
  limits: BudgetLimits;
  clock?: TestClock;
  /** Turns of the event loop before and after a statement. */
  turns?: () => number;
};

export function createInstance(options: InstanceOptions): TestInstance {
  const { store, limits, clock = createClock(), turns = () => 0 } = options;
  const budgetStore = mortalStore(createBudgetStore(store), turns);
  const times = { blockShare: 1 / 10, cooldownMs: 1000, storeRetryAfterMs: 5000 };
  const budget = createBudget({ budgetStore, limits, now: clock.now, log: silentLog, ...times });
  return {
    budget,
    kill() {
      budgetStore.dead = true;
    },
    get statements() {
      return budgetStore.statements;
    },
    get writing() {
      return budgetStore.writing > 0;
    },
  };
}

/** A real budget store behind a slow wire, of a process that may be killed at any point. */
function mortalStore(budgetStore: BudgetStore, turns: () => number) {
  const state = { dead: false, statements: 0, writing: 0 };
  const never = new Promise<never>(() => {});

  async function wire(): Promise<void> {
    for (let count = turns(); count > 0; count -= 1) await setImmediate();
    if (state.dead) await never;
  }

  async function send<T>(statement: () => Promise<T>): Promise<T> {
    await wire();
    state.statements += 1;
    const answer = await statement();
    await wire();
    return answer;
  }

  async function write(statement: () => Promise<void>): Promise<void> {
    state.writing += 1;
    await send(statement);
    state.writing -= 1;
  }

  const mortal: BudgetStore = {
    lease: (...lease) => send(() => budgetStore.lease(...lease)),
    record: (...record) => write(() => budgetStore.record(...record)),
    release: (...release) => write(() => budgetStore.release(...release)),
  };
  return Object.assign(state, mortal);
}

export async function leasedOf(store: Kysely<Tables>, day: string, unit: Unit): Promise<number> {
  const row = await store
    .selectFrom("ai_budget")
    .select("leased")
    .where("day", "=", day)
    .where("unit", "=", unit)
    .executeTakeFirst();
  return row?.leased ?? 0;
}

/** Reserves, and insists. */
export async function mustReserve(budget: Budget, tokens: number): Promise<Reservation> {
  const reservation = await budget.reserve({ tokens });
  if (!reservation.reserved) throw new Error(`Refused: ${reservation.reason}`);
  return reservation;
}
