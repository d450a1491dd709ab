import { StoreUnavailable } from "#database";
import type { Log } from "../log.ts";
import { unlimitedWait, type WaitBudget } from "../wait-budget.ts";
import type { BudgetStore, Unit } from "./budget-store.ts";
import { type SiteDay, siteDayAt } from "./site-day.ts";
import { createUnitBudget, type Outcome, type UnitBudget } from "./unit-budget.ts";

/** Of a day, for the whole site; null leaves a unit without a limit. */
export type BudgetLimits = Record<Unit, number | null>;

/** Tokens that the model took, as counted or as estimated from what came; "none": it was never reached. */
export type Usage = number | "none";

export type Reservation = {
  reserved: true;
  /** The first call counts, for the day of the reservation. `calls`: requests that the service counted, one at least. */
  settle(usage: Usage, calls?: number): void;
};

export type BudgetRefusal = { reserved: false; reason: "budget" | "store"; retryAfterMs: number };

export type Budget = {
  /**
   * One request and an upper bound of its tokens. Refused when the day has not that much left, and
   * when the store is away, or slower than the wait budget, and nothing is available.
   */
  reserve(
    estimate: { tokens: number },
    waitBudget?: WaitBudget,
  ): Promise<Reservation | BudgetRefusal>;
  /** Best known, of today. */
  remaining(): BudgetLimits;
  /** Gives back what is available; what is not settled by then stays counted. */
  close(): Promise<void>;
};

export type BudgetDeps = {
  budgetStore: BudgetStore;
  limits: BudgetLimits;
  /** Share of a limit that is leased at once. */
  blockShare: number;
  now: () => number;
  cooldownMs: number;
  /** What somebody hears who is refused because the store is away. */
  storeRetryAfterMs: number;
  log: Log;
};

type UnitBudgets = Partial<Record<Unit, UnitBudget>>;

/** What one call takes, unit by unit. */
type Amounts = Record<Unit, number>;

const units: readonly Unit[] = ["requests", "tokens"];

export function createBudget(deps: BudgetDeps): Budget {
  const { budgetStore, limits, blockShare, now, cooldownMs, log } = deps;
  let day: SiteDay | undefined;
  let unitBudgets: UnitBudgets = {};
  /** Of the day before: calls that began in it are settled there. */
  let before: UnitBudgets = {};

  function open(day: SiteDay, unit: Unit): UnitBudget | undefined {
    const limit = limits[unit];
    if (limit === null) return undefined;
    const block = Math.max(1, Math.ceil(limit * blockShare));
    const key = { day: day.name, unit };
    return createUnitBudget({ budgetStore, key, limit, block, now, cooldownMs, log });
  }

  function today(): UnitBudgets {
    const instant = now();
    // Time that was wrong may have to go back to the day that it is.
    if (day && instant >= day.startsAt && instant < day.endsAt) return unitBudgets;
    before = unitBudgets;
    void closeAll(before);
    day = siteDayAt(instant);
    unitBudgets = { requests: open(day, "requests"), tokens: open(day, "tokens") };
    return unitBudgets;
  }

  function refusal(outcome: Outcome): BudgetRefusal {
    if (outcome === "unavailable") {
      return { reserved: false, reason: "store", retryAfterMs: deps.storeRetryAfterMs };
    }
    const untilTomorrow = (day?.endsAt ?? 0) - now();
    return { reserved: false, reason: "budget", retryAfterMs: Math.max(1, untilTomorrow) };
  }

  /** Whoever has waited over midnight is one of the new day's. */
  async function takeToday(
    amounts: Amounts,
    waitBudget: WaitBudget,
  ): Promise<Reservation | BudgetRefusal> {
    const own = today();
    if (tryTake(own, amounts)) return reservation(own, amounts);
    const outcome = await takeInTime(own, amounts, waitBudget);
    if (outcome === "taken") return reservation(own, amounts);
    return own === today() ? refusal(outcome) : takeToday(amounts, waitBudget);
  }

  return {
    async reserve({ tokens }, waitBudget = unlimitedWait) {
      if (!isCount(tokens)) throw new RangeError(`No count of tokens: ${tokens}`);
      return await takeToday({ requests: 1, tokens: Math.ceil(tokens) }, waitBudget);
    },
    remaining() {
      const { requests, tokens } = today();
      return { requests: requests?.left() ?? null, tokens: tokens?.left() ?? null };
    },
    async close() {
      await Promise.all([closeAll(before), closeAll(unitBudgets)]);
    },
  };
}

/** What is taken too late is put back. */
async function takeInTime(
  unitBudgets: UnitBudgets,
  amounts: Amounts,
  waitBudget: WaitBudget,
): Promise<Outcome> {
  try {
    return await waitBudget.waitFor(takeAll(unitBudgets, amounts), (late) => {
      if (late === "taken") reservation(unitBudgets, amounts).settle("none");
    });
  } catch (error) {
    if (error instanceof StoreUnavailable) return "unavailable";
    throw error;
  }
}

/** From what is available: as good as every call, since a lease is for many. */
function tryTake({ requests, tokens }: UnitBudgets, amounts: Amounts): boolean {
  if (requests && !requests.tryTake(amounts.requests)) return false;
  if (!tokens || tokens.tryTake(amounts.tokens)) return true;
  requests?.refund(amounts.requests);
  return false;
}

async function takeAll(unitBudgets: UnitBudgets, amounts: Amounts): Promise<Outcome> {
  const requests = (await unitBudgets.requests?.take(amounts.requests)) ?? "taken";
  if (requests !== "taken") return requests;
  const tokens = (await unitBudgets.tokens?.take(amounts.tokens)) ?? "taken";
  if (tokens !== "taken") unitBudgets.requests?.refund(amounts.requests);
  return tokens;
}

function reservation(unitBudgets: UnitBudgets, amounts: Amounts): Reservation {
  let settled = false;
  return {
    reserved: true,
    settle(usage, calls = amounts.requests) {
      if (settled) return;
      settled = true;
      if (usage === "none") unitBudgets.requests?.refund(amounts.requests);
      if (calls > amounts.requests) unitBudgets.requests?.overspend(calls - amounts.requests);
      const used = usedTokens(usage, amounts.tokens);
      if (used < amounts.tokens) unitBudgets.tokens?.refund(amounts.tokens - used);
      if (used > amounts.tokens) unitBudgets.tokens?.overspend(used - amounts.tokens);
    },
  };
}

function usedTokens(usage: Usage, estimate: number): number {
  if (usage === "none") return 0;
  return isCount(usage) ? Math.ceil(usage) : estimate;
}

/** What is no count would make every sum no number. */
function isCount(tokens: number): boolean {
  return Number.isFinite(tokens) && tokens >= 0;
}

async function closeAll(unitBudgets: UnitBudgets): Promise<void> {
  await Promise.all(units.map((unit) => unitBudgets[unit]?.close()));
}
