import { StoreUnavailable } from "#database";
import type { Log } from "../log.ts";
import { endlessPatience, type Patience } from "../patience.ts";
import { type Account, createAccount, type Outcome } from "./account.ts";
import type { Ledger, Unit } from "./ledger.ts";
import { type SiteDay, siteDayAt } from "./site-day.ts";

/** Of a day, for the whole site; null leaves a unit without a limit. */
export type BudgetLimits = Record<Unit, number | null>;

/** Tokens that the model counted; "unknown" keeps the estimate; "none": it was never reached. */
export type Usage = number | "unknown" | "none";

export type Reservation = {
  reserved: true;
  /** The first call counts, for the day of the reservation. `calls`: requests that the service counted, one at least. */
  settle(usage: Usage, calls?: number): void;
};

export type BudgetRefusal = { reserved: false; reason: "budget" | "store"; retryAfterMs: number };

export type Budget = {
  /**
   * One request and an upper bound of its tokens. Refused when the day has not that much left, and
   * when the store is away, or slower than the patience, and nothing is in hand.
   */
  reserve(estimate: { tokens: number }, patience?: Patience): Promise<Reservation | BudgetRefusal>;
  /** Best known, of today. */
  remaining(): BudgetLimits;
  /** Gives back what is in hand; what is not settled by then stays counted. */
  close(): Promise<void>;
};

export type BudgetParts = {
  ledger: Ledger;
  limits: BudgetLimits;
  /** Share of a limit that is leased at once. */
  blockShare: number;
  now: () => number;
  pauseMs: number;
  /** What somebody hears who is refused because the store is away. */
  storeRetryAfterMs: number;
  log: Log;
};

type Accounts = Partial<Record<Unit, Account>>;

/** What one call takes, unit by unit. */
type Amounts = Record<Unit, number>;

const units: readonly Unit[] = ["requests", "tokens"];

export function createBudget(parts: BudgetParts): Budget {
  const { ledger, limits, blockShare, now, pauseMs, log } = parts;
  let day: SiteDay | undefined;
  let accounts: Accounts = {};
  /** Calls that began before midnight are settled here. */
  let yesterday: Accounts = {};

  function open(day: SiteDay, unit: Unit): Account | undefined {
    const limit = limits[unit];
    if (limit === null) return undefined;
    const block = Math.max(1, Math.ceil(limit * blockShare));
    const page = { day: day.name, unit };
    return createAccount({ ledger, page, limit, block, now, pauseMs, log });
  }

  function today(): Accounts {
    const instant = now();
    if (day && instant < day.endsAt) return accounts;
    yesterday = accounts;
    void closeAll(yesterday);
    day = siteDayAt(instant);
    accounts = { requests: open(day, "requests"), tokens: open(day, "tokens") };
    return accounts;
  }

  function refusal(outcome: Outcome): BudgetRefusal {
    if (outcome === "away") {
      return { reserved: false, reason: "store", retryAfterMs: parts.storeRetryAfterMs };
    }
    const untilTomorrow = (day?.endsAt ?? 0) - now();
    return { reserved: false, reason: "budget", retryAfterMs: Math.max(1, untilTomorrow) };
  }

  /** Whoever has waited over midnight is one of the new day's. */
  async function takeToday(
    amounts: Amounts,
    patience: Patience,
  ): Promise<Reservation | BudgetRefusal> {
    const own = today();
    if (takeAtOnce(own, amounts)) return reservation(own, amounts);
    const outcome = await takeInTime(own, amounts, patience);
    if (outcome === "taken") return reservation(own, amounts);
    return own === today() ? refusal(outcome) : takeToday(amounts, patience);
  }

  return {
    async reserve({ tokens }, patience = endlessPatience) {
      if (!isCount(tokens)) throw new RangeError(`No count of tokens: ${tokens}`);
      return await takeToday({ requests: 1, tokens: Math.ceil(tokens) }, patience);
    },
    remaining() {
      const { requests, tokens } = today();
      return { requests: requests?.left() ?? null, tokens: tokens?.left() ?? null };
    },
    async close() {
      await Promise.all([closeAll(yesterday), closeAll(accounts)]);
    },
  };
}

/** What is taken too late is put back. */
async function takeInTime(
  accounts: Accounts,
  amounts: Amounts,
  patience: Patience,
): Promise<Outcome> {
  try {
    return await patience.waitFor(takeAll(accounts, amounts), (late) => {
      if (late === "taken") reservation(accounts, amounts).settle("none");
    });
  } catch (error) {
    if (error instanceof StoreUnavailable) return "away";
    throw error;
  }
}

/** From what is in hand: as good as every call, since a lease is for many. */
function takeAtOnce({ requests, tokens }: Accounts, amounts: Amounts): boolean {
  if (requests && !requests.takeAtOnce(amounts.requests)) return false;
  if (!tokens || tokens.takeAtOnce(amounts.tokens)) return true;
  requests?.putBack(amounts.requests);
  return false;
}

async function takeAll(accounts: Accounts, amounts: Amounts): Promise<Outcome> {
  const requests = (await accounts.requests?.take(amounts.requests)) ?? "taken";
  if (requests !== "taken") return requests;
  const tokens = (await accounts.tokens?.take(amounts.tokens)) ?? "taken";
  if (tokens !== "taken") accounts.requests?.putBack(amounts.requests);
  return tokens;
}

function reservation(accounts: Accounts, amounts: Amounts): Reservation {
  let settled = false;
  return {
    reserved: true,
    settle(usage, calls = amounts.requests) {
      if (settled) return;
      settled = true;
      if (usage === "none") accounts.requests?.putBack(amounts.requests);
      if (calls > amounts.requests) accounts.requests?.overspend(calls - amounts.requests);
      const used = usedTokens(usage, amounts.tokens);
      if (used < amounts.tokens) accounts.tokens?.putBack(amounts.tokens - used);
      if (used > amounts.tokens) accounts.tokens?.overspend(used - amounts.tokens);
    },
  };
}

function usedTokens(usage: Usage, estimate: number): number {
  if (usage === "none") return 0;
  return usage === "unknown" || !isCount(usage) ? estimate : Math.ceil(usage);
}

/** What is no count would make every sum no number. */
function isCount(tokens: number): boolean {
  return Number.isFinite(tokens) && tokens >= 0;
}

async function closeAll(accounts: Accounts): Promise<void> {
  await Promise.all(units.map((unit) => accounts[unit]?.close()));
}
