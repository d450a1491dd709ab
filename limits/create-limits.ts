import type { Database } from "#database";
import { type Admission, createAdmission } from "./admit-model-call.ts";
import { type Budget, type BudgetLimits, createBudget } from "./budget/budget.ts";
import { createBudgetStore } from "./budget/budget-store.ts";
import { startCleanup } from "./cleanup.ts";
import { createConcurrencyLimiter } from "./concurrency-limiter.ts";
import { createCooldown } from "./cooldown.ts";
import type { Refused } from "./gcra/gcra.ts";
import { createMemoryStore, type MemoryStore } from "./gcra/memory-store.ts";
import { createPostgresStore } from "./gcra/postgres-store.ts";
import { createRateLimiter, type RateLimiter, type VisitorLimit } from "./gcra/rate-limiter.ts";
import { createSchedule, type Schedule, type ScheduleLimit } from "./gcra/schedule.ts";
import { createClaims } from "./idempotency/claims.ts";
import { createIdempotentRunner, type RunIdempotently } from "./idempotency/run-idempotently.ts";
import { createKeyedHash, type KeyedHash } from "./keyed-hash.ts";
import type { Log } from "./log.ts";
import {
  type AllowanceSettings,
  blockShare,
  checkSettings,
  cleanupIntervalMs,
  defaultSettings,
  idempotencySettings,
  maxVisitorsInMemory,
  storeCooldownMs,
  storeRetryAfterMs,
  storeWaitBudgetMs,
} from "./settings.ts";
import { createSteadyClock } from "./steady-clock.ts";
import type { Visitor } from "./visitor/visitor-of.ts";
import { createWaitBudget, type WaitBudget } from "./wait-budget.ts";

export type LimitsOptions = {
  database: Pick<Database, "kind" | "query">;
  /** For keyed hashes: the same in all instances, and after a restart. */
  secret: string;
  /** What is left out stands in `defaultSettings`. */
  settings?: Partial<AllowanceSettings> | undefined;
  /** Lifts the limits of visitors and the budget; the limit of concurrent calls stays, for it protects the server. */
  off?: boolean | undefined;
  /** Milliseconds since 1970; left out, those of the machine without their jumps. */
  now?: (() => number) | undefined;
  log: Log;
};

export type Limits = {
  /** Before every call of a model. Rejects with the signal's reason when the visitor has left. */
  admitModelCall: Admission;
  /** Before every call of the function, drafts too: costs no budget, and works without the store. */
  takeAny(visitor: Visitor, waitBudget?: WaitBudget): Promise<{ allowed: true } | Refused>;
  /** With the store, for one request: to be handed to all that it asks here. */
  newWaitBudget(): WaitBudget;
  /** One for each thing that is counted, made once; works without the store, where it says so. */
  createRateLimit(limit: VisitorLimit): RateLimit;
  /** The same for what can wait for its turn. */
  createSchedule(limit: ScheduleLimit): Schedule;
  /** Of today, for the whole site, as far as this instance knows; null where there is no limit. */
  remainingBudget(): BudgetLimits;
  /** One for each endpoint, made once: `name` keeps their keys apart. */
  createIdempotentRunner<Answer>(options: IdempotencyOptions<Answer>): RunIdempotently<Answer>;
  /** Gives back what is leased. Before the store is closed. */
  close(): Promise<void>;
};

export type RateLimit = {
  /** `who` is a visitor, or whatever else is counted; outside this process only a keyed hash of it is kept. */
  take(who: string): Promise<{ allowed: true; refund(): Promise<void> } | Refused>;
};

export type IdempotencyOptions<Answer> = {
  name: string;
  /** What an answer takes in memory. */
  bytesOf(answer: Answer): number;
};

export function createLimits(options: LimitsOptions): Limits {
  const { database, off = false, now = createSteadyClock(), log } = options;
  const settings = { ...defaultSettings, ...options.settings };
  checkSettings(settings);
  const hash = createKeyedHash(options.secret);
  const shared = database.kind === "postgres" ? database.query : undefined;
  const memory = createMemoryStore({ now, maxKeys: maxVisitorsInMemory });
  const sweeping = setInterval(memory.sweep, cleanupIntervalMs).unref();
  const rates = rateLimiter({ ...options, now }, hash, memory);
  const budget = off ? undefined : siteBudget(options, settings, now);
  const ai: VisitorLimit = { ...settings.visitor.ai, name: "ai", onOutage: "refuse" };
  const any: VisitorLimit = { ...settings.visitor.any, name: "any", onOutage: "memory" };
  const claims = shared && createClaims(shared, idempotencySettings);
  const stopCleanup = shared && startCleanup(shared, cleanupIntervalMs, log);

  return {
    admitModelCall: createAdmission({
      visitors: off
        ? undefined
        : {
            limit: ai,
            take: ({ own, networks }, waitBudget) => rates.take(ai, own, waitBudget, networks),
          },
      budget,
      modelCalls: createConcurrencyLimiter(settings.modelCalls, now),
    }),
    async takeAny(visitor, waitBudget) {
      if (off) return { allowed: true };
      const take = await rates.take(any, visitor.own, waitBudget);
      if (take.allowed) return { allowed: true };
      return { allowed: false, retryAfterMs: take.retryAfterMs };
    },
    newWaitBudget: () => createWaitBudget(storeWaitBudgetMs),
    createRateLimit: (limit) => ({
      async take(who) {
        return off ? { allowed: true, refund: async () => undefined } : rates.take(limit, who);
      },
    }),
    createSchedule: (limit) =>
      off
        ? { book: async () => ({ allowed: true, waitMs: 0 }) }
        : createSchedule(limit, rates.take),
    remainingBudget: () => budget?.remaining() ?? { requests: null, tokens: null },
    createIdempotentRunner({ name, bytesOf }) {
      const runIdempotently = createIdempotentRunner({
        ...idempotencySettings,
        bytesOf,
        now,
        claims,
        log,
      });
      return (call, work) => runIdempotently(hashed(call, name, hash), work);
    },
    async close() {
      clearInterval(sweeping);
      await Promise.all([stopCleanup?.(), budget?.close()]);
    },
  };
}

/** On SQLite there is one process, and its memory is exact. */
function rateLimiter(
  { database, log, now }: LimitsOptions & { now: () => number },
  hash: KeyedHash,
  memory: MemoryStore,
): RateLimiter {
  return createRateLimiter({
    store: database.kind === "postgres" ? createPostgresStore(database.query, hash) : memory,
    fallback: memory,
    cooldown: createCooldown(now, storeCooldownMs),
    retryAfterMs: storeRetryAfterMs,
    log,
  });
}

function siteBudget(
  { database, log }: LimitsOptions,
  { budget }: AllowanceSettings,
  now: () => number,
): Budget {
  const budgetStore = createBudgetStore(database.query);
  const times = { cooldownMs: storeCooldownMs, storeRetryAfterMs };
  return createBudget({ budgetStore, limits: budget, blockShare, now, ...times, log });
}

/** Neither a key nor a body stands anywhere in clear. */
function hashed<Call extends { key: string; fingerprint: string }>(
  call: Call,
  name: string,
  hash: KeyedHash,
): Call {
  // The purpose keeps its first word, so that instances of both versions agree while one replaces the other.
  const key = hash(`once ${name}`, call.key);
  return { ...call, key, fingerprint: hash(`once ${name} body`, call.fingerprint) };
}
