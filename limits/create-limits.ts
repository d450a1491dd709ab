import type { Database } from "#database";
import { type Admission, createAdmission } from "./admit-model-call.ts";
import { type Budget, type BudgetLimits, createBudget } from "./budget/budget.ts";
import { createLedger } from "./budget/ledger.ts";
import { startCleaning } from "./cleaning.ts";
import { createGate } from "./gate.ts";
import type { Refused } from "./gcra/gcra.ts";
import { createMemoryStore, type MemoryStore } from "./gcra/memory-store.ts";
import { createPostgresStore } from "./gcra/postgres-store.ts";
import { createRateLimiter, type RateLimiter, type VisitorLimit } from "./gcra/rate-limiter.ts";
import { createKeyedHash, type KeyedHash } from "./keyed-hash.ts";
import type { Log } from "./log.ts";
import { createClaims } from "./once/claims.ts";
import { createOnce, type Once } from "./once/once.ts";
import { createPatience, type Patience } from "./patience.ts";
import { createPause } from "./pause.ts";
import {
  type AllowanceSettings,
  blockShare,
  checkSettings,
  cleaningIntervalMs,
  defaultSettings,
  maxVisitorsInMemory,
  onceSettings,
  storePatienceMs,
  storePauseMs,
  storeRetryAfterMs,
} from "./settings.ts";
import type { Visitor } from "./visitor/visitor-of.ts";

export type LimitsOptions = {
  database: Pick<Database, "kind" | "query">;
  /** For keyed hashes: the same in all instances, and after a restart. */
  secret: string;
  /** What is left out stands in `defaultSettings`. */
  settings?: Partial<AllowanceSettings> | undefined;
  /** Lifts the limits of visitors and the budget; the gate stays, for it protects the server. */
  off?: boolean | undefined;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
  log: Log;
};

export type Limits = {
  /** Before every call of a model. Rejects with the signal's reason when the visitor has left. */
  admitModelCall: Admission;
  /** Before every call of the function, drafts too: costs no budget, and works without the store. */
  takeAny(visitor: Visitor, patience?: Patience): Promise<{ allowed: true } | Refused>;
  /** With the store, for one request: to be handed to all that it asks here. */
  newPatience(): Patience;
  /** One for each thing that is counted, made once; works without the store, where it says so. */
  createRateLimit(limit: VisitorLimit): RateLimit;
  /** Of today, for the whole site, as far as this instance knows; null where there is no limit. */
  remainingBudget(): BudgetLimits;
  /** One for each endpoint, made once: `name` keeps their keys apart. */
  createOnce<Answer>(options: OnceOptions<Answer>): Once<Answer>;
  /** Gives back what is leased. Before the store is closed. */
  close(): Promise<void>;
};

export type RateLimit = {
  /** `who` is a visitor, or whatever else is counted; outside this process only a keyed hash of it is kept. */
  take(who: string): Promise<{ allowed: true; giveBack(): Promise<void> } | Refused>;
};

export type OnceOptions<Answer> = {
  name: string;
  /** What an answer takes in memory. */
  bytesOf(answer: Answer): number;
};

export function createLimits(options: LimitsOptions): Limits {
  const { database, off = false, now = Date.now, log } = options;
  const settings = { ...defaultSettings, ...options.settings };
  checkSettings(settings);
  const hash = createKeyedHash(options.secret);
  const shared = database.kind === "postgres" ? database.query : undefined;
  const memory = createMemoryStore({ now, maxKeys: maxVisitorsInMemory });
  const sweeping = setInterval(memory.sweep, cleaningIntervalMs).unref();
  const rates = rateLimiter(options, hash, memory);
  const budget = off ? undefined : siteBudget(options, settings, now);
  const ai: VisitorLimit = { ...settings.visitor.ai, name: "ai", onOutage: "refuse" };
  const any: VisitorLimit = { ...settings.visitor.any, name: "any", onOutage: "memory" };
  const claims = shared && createClaims(shared, onceSettings);
  const stopCleaning = shared && startCleaning(shared, cleaningIntervalMs, log);

  return {
    admitModelCall: createAdmission({
      visitors: off ? undefined : { limit: ai, take: (...of) => rates.take(ai, ...of) },
      budget,
      gate: createGate(settings.gate, now),
    }),
    async takeAny(visitor, patience) {
      if (off) return { allowed: true };
      const take = await rates.take(any, visitor, patience);
      if (take.allowed) return { allowed: true };
      return { allowed: false, retryAfterMs: take.retryAfterMs };
    },
    newPatience: () => createPatience(storePatienceMs),
    createRateLimit: (limit) => ({
      async take(who) {
        return off ? { allowed: true, giveBack: async () => undefined } : rates.take(limit, who);
      },
    }),
    remainingBudget: () => budget?.remaining() ?? { requests: null, tokens: null },
    createOnce({ name, bytesOf }) {
      const once = createOnce({ ...onceSettings, bytesOf, now, claims, log });
      return (call, work) => once(hashed(call, name, hash), work);
    },
    async close() {
      clearInterval(sweeping);
      await Promise.all([stopCleaning?.(), budget?.close()]);
    },
  };
}

/** On SQLite there is one process, and its memory is exact. */
function rateLimiter(
  { database, log, now = Date.now }: LimitsOptions,
  hash: KeyedHash,
  memory: MemoryStore,
): RateLimiter {
  return createRateLimiter({
    store: database.kind === "postgres" ? createPostgresStore(database.query, hash) : memory,
    fallback: memory,
    pause: createPause(now, storePauseMs),
    retryAfterMs: storeRetryAfterMs,
    log,
  });
}

function siteBudget(
  { database, log }: LimitsOptions,
  { budget }: AllowanceSettings,
  now: () => number,
): Budget {
  const ledger = createLedger(database.query);
  const times = { pauseMs: storePauseMs, storeRetryAfterMs };
  return createBudget({ ledger, limits: budget, blockShare, now, ...times, log });
}

/** Neither a key nor a body stands anywhere in clear. */
function hashed<Call extends { key: string; fingerprint: string }>(
  call: Call,
  name: string,
  hash: KeyedHash,
): Call {
  const key = hash(`once ${name}`, call.key);
  return { ...call, key, fingerprint: hash(`once ${name} body`, call.fingerprint) };
}
