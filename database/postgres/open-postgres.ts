import { setTimeout as sleep } from "node:timers/promises";
import type { Database, DatabaseOptions, PostgresLimits } from "../database.ts";
import type { Migration } from "../migration.ts";
import { watchStore } from "./availability.ts";
import { clientOptions, createPool, requirePostgresUrl } from "./pool.ts";
import { permanentFault } from "./postgres-errors.ts";
import { postgresStore } from "./postgres-store.ts";
import { askOnce, migratePostgres } from "./probe.ts";

const defaults: PostgresLimits = {
  poolSize: 10,
  connectTimeoutMs: 800,
  statementTimeoutMs: 1000,
  migrationTimeoutMs: 60_000,
  retryMs: 1000,
};
/** Milliseconds: for the first answer and the migrations, and for the last transactions. */
const patience = { start: 5000, close: 5000 };

/** Resolves with the store away when it cannot be reached yet; rejects for what waiting does not mend. */
export async function openPostgres(
  { url: address, log, onQuery, postgres }: DatabaseOptions,
  migrations: readonly Migration[],
): Promise<Database> {
  const url = requirePostgresUrl(address);
  const { poolSize, retryMs, migrationTimeoutMs, ...waits } = { ...defaults, ...postgres };
  const serving = clientOptions(url, waits);
  let pool = newPool();
  let migrated = false;
  const availability = watchStore(probe, renewPool, { retryMs, log });

  function newPool() {
    return createPool(serving, poolSize, () => availability.suspect());
  }

  /** Idle connections may be as dead as the one that failed, and would each cost a request its time. */
  function renewPool(): void {
    if (pool.idleCount === 0) return;
    pool.end().catch(() => undefined);
    pool = newPool();
  }

  async function probe(): Promise<void> {
    if (migrated) return askOnce(serving);
    await migratePostgres({ url, timeoutMs: migrationTimeoutMs, migrations, log });
    migrated = true;
  }

  async function close(): Promise<void> {
    const ended = Promise.allSettled([availability.stop(), pool.end()]);
    await Promise.race([ended, sleep(patience.close, undefined, { ref: false })]);
  }

  function currentPool() {
    availability.refuseWhileAway();
    return pool;
  }

  function failed({ silent }: { silent: boolean }): void {
    if (silent) renewPool();
    availability.suspect();
  }

  await start(availability.check(), close);
  const { worked, isReachable } = availability;
  return { ...postgresStore({ pool: currentPool, worked, failed }, onQuery), isReachable, close };
}

/** A store that is away may come back; a refusal that stays one ends the start. */
async function start(firstCheck: Promise<void>, close: () => Promise<void>): Promise<void> {
  try {
    await Promise.race([firstCheck, sleep(patience.start, undefined, { ref: false })]);
  } catch (error) {
    const fault = permanentFault(error);
    if (!fault) return;
    await close();
    throw fault;
  }
}
