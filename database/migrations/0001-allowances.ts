import type { Migration } from "../migration.ts";

const rateLimits = `table rate_limits (
  key text primary key not null,
  tat bigint not null
)`;

/** Tables of limits/: rate limits, the budget of the assistants, costly calls under way. */
export const allowances: Migration = {
  name: "0001-allowances",
  statements: [
    // Written by every request, and losing it in a crash costs nobody anything: no log for it.
    { sqlite: `create ${rateLimits}`, postgres: `create unlogged ${rateLimits}` },
    `create table ai_budget (
      day text not null,
      unit text not null check (unit in ('requests', 'tokens')),
      leased bigint not null check (leased >= 0),
      primary key (day, unit)
    )`,
    `create table idempotent_calls (
      key text primary key not null,
      fingerprint text not null,
      instance text not null,
      expires_at bigint not null
    )`,
    "create index idempotent_calls_expires_at on idempotent_calls (expires_at)",
  ],
};
