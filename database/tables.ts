/**
 * Every table, in forms that both stores have: uuid and JSON as text, time as integer milliseconds
 * since 1970 (UTC), booleans as 0 and 1. The migrations make them; a table belongs to the module
 * that its comment names, and only that module queries it.
 */
export type Tables = {
  rate_limits: RateLimitsTable;
  ai_budget: AiBudgetTable;
  idempotent_calls: IdempotentCallsTable;
};

/** Of limits/: where each visitor stands (GCRA). Only where instances share a Postgres. */
export type RateLimitsTable = {
  /** Name of the limit and a keyed hash of who it counts. */
  key: string;
  /** Theoretical arrival time, microseconds since 1970 by the store's clock. */
  tat: number;
};

/** Of limits/: what the whole site has taken from the budget of a day. */
export type AiBudgetTable = {
  /** Like 2026-11-20, in the site's time zone. */
  day: string;
  unit: "requests" | "tokens";
  /** Handed out to instances in blocks, less what they gave back. Never over the day's budget, but for what an answer cost beyond its estimate. */
  leased: number;
};

/** Of limits/: costly calls that some instance has begun; never what was asked or answered. */
export type IdempotentCallsTable = {
  /** Keyed hash of the idempotency key. */
  key: string;
  /** Keyed hash of the body: the same key with another body is a fault of the caller. */
  fingerprint: string;
  /** Of the instance that answers. */
  instance: string;
  expires_at: number;
};
