import type { BudgetLimits } from "./budget/budget.ts";
import type { ConcurrencySettings } from "./concurrency-limiter.ts";
import type { Limit } from "./gcra/gcra.ts";

export type LimitSettings = Pick<Limit, "burst" | "perMs">;

/** What an operator may decide; `defaultSettings` stands for whatever is left out. */
export type AllowanceSettings = {
  visitor: {
    /** Calls that reach a model. */
    ai: LimitSettings;
    /** Every call of the function, drafts too. */
    any: LimitSettings;
  };
  budget: BudgetLimits;
  modelCalls: ConcurrencySettings;
};

const second = 1000;
const minute = 60 * second;

export const defaultSettings: AllowanceSettings = {
  visitor: {
    // An afternoon with all four assistants takes 20; then 20 an hour. A shop, a class or a mobile
    // provider behind one address shares them, which is why the burst is not smaller.
    ai: { burst: 20, perMs: 3 * minute },
    // A draft takes milliseconds of our own processor: nobody clicks once a second for a minute.
    any: { burst: 60, perMs: second },
  },
  // 50 visitors who take their whole burst, and 2,000 tokens for each call: a long question with a
  // long answer. The tokens, times the price of the operator's model, are the most a day can cost.
  budget: { requests: 1000, tokens: 2_000_000 },
  // An answer takes about 5 s: 8 at once are 96 a minute, and 32 who wait are through in 20 s.
  // Whoever has waited 10 s hears that it is busy, instead of a page that seems to hang.
  modelCalls: { maxConcurrent: 8, maxQueued: 32, maxWaitMs: 10 * second },
};

/** Keys of visitors in memory, over all limits: about 10 MB when full. */
export const maxVisitorsInMemory = 50_000;

/**
 * Share of a day's budget that an instance takes at once: so much a kill may lose, and so much lies
 * idle in every instance when the day runs out. With less, every other call would ask the store.
 */
export const blockShare = 1 / 20;

/** After the store has failed, nobody asks it again for this long: a time limit would be waited for. */
export const storeCooldownMs = 1000;

/** For all that one request asks of the store: the rest of the two seconds is for a busy machine. */
export const storeWaitBudgetMs = 1500;

/** What somebody is told who is refused for that: the store is back within 5 s of its return. */
export const storeRetryAfterMs = 5000;

export const idempotencySettings = {
  /** A phone that lost its connection has come back by then. */
  keepMs: 10 * minute,
  /** An answer is about 4 kB. */
  maxAnswers: 2000,
  maxBytes: 16 * 1024 * 1024,
  /** Longer than any call of a model may take; then another instance may take the key over. */
  claimMs: 3 * minute,
};

/** How often rows that count no longer are deleted from the store. */
export const cleanupIntervalMs = minute;

/** The settings come from an operator's file: a slip there must not lift a limit unseen. */
export function checkSettings({ visitor, budget, modelCalls }: AllowanceSettings): void {
  const counts = {
    "visitor.ai.burst": visitor.ai.burst,
    "visitor.any.burst": visitor.any.burst,
    "modelCalls.maxConcurrent": modelCalls.maxConcurrent,
  };
  const amounts = {
    "budget.requests": budget.requests ?? 0,
    "budget.tokens": budget.tokens ?? 0,
    "modelCalls.maxQueued": modelCalls.maxQueued,
  };
  const times = {
    "visitor.ai.perMs": visitor.ai.perMs,
    "visitor.any.perMs": visitor.any.perMs,
    "modelCalls.maxWaitMs": modelCalls.maxWaitMs,
  };
  demand(counts, "a whole number from 1 on", (value) => Number.isSafeInteger(value) && value >= 1);
  demand(amounts, "a whole number from 0 on", (value) => Number.isSafeInteger(value) && value >= 0);
  demand(times, "milliseconds from 1 on", (value) => Number.isFinite(value) && value >= 1);
}

function demand(
  values: Record<string, number>,
  what: string,
  holds: (value: number) => boolean,
): void {
  for (const [name, value] of Object.entries(values)) {
    if (!holds(value)) throw new RangeError(`${name} is ${what}, not ${value}.`);
  }
}
