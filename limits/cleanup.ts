import { type Kysely, sql } from "kysely";
import type { Tables } from "#database";
import type { Log } from "./log.ts";

/** Rows a statement: short enough that no take waits for it. */
const batch = 500;

/** Deletes rows that count no longer, of both tables that live on Postgres; how many went. */
async function deleteExpired(store: Kysely<Tables>): Promise<number> {
  // No index on tat: it would be written with every take. Rows that somebody holds are in use.
  const rates = await sql`
    delete from rate_limits where key in (
      select key from rate_limits
      where tat < extract(epoch from clock_timestamp()) * 1000000
      limit ${batch} for update skip locked
    )`.execute(store);
  const calls = await sql`
    delete from idempotent_calls where key in (
      select key from idempotent_calls
      where expires_at < extract(epoch from clock_timestamp()) * 1000
      limit ${batch} for update skip locked
    )`.execute(store);
  return Number(rates.numAffectedRows ?? 0n) + Number(calls.numAffectedRows ?? 0n);
}

/** Cleans now and then until stopped; a failure waits for the next time. */
export function startCleanup(store: Kysely<Tables>, intervalMs: number, log: Log) {
  let stopped = false;
  let running = Promise.resolve();

  async function clean(): Promise<void> {
    try {
      let deleted = batch;
      while (!stopped && deleted >= batch) deleted = await deleteExpired(store);
    } catch (error) {
      log.warn({ err: error }, "Old rows of the allowances were not deleted");
    }
  }

  const timer = setInterval(() => {
    running = running.then(clean);
  }, intervalMs).unref();

  return async function stop(): Promise<void> {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}
