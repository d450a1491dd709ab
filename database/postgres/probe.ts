import pg from "pg";
import type { DatabaseOptions } from "../database.ts";
import { StoreUnavailable } from "../faults.ts";
import { migrate } from "../migrate.ts";
import type { Migration } from "../migration.ts";
import { clientOptions, createPool } from "./pool.ts";
import { postgresStore } from "./postgres-store.ts";

/** Milliseconds. Nobody waits for a probe, so it is more patient than a request. */
const connectTimeoutMs = 2000;

type Migrating = {
  url: string;
  timeoutMs: number;
  migrations: readonly Migration[];
  log: DatabaseOptions["log"];
};

/** With a connection and patience of its own: a step may take long, or wait for another instance. */
export async function migratePostgres(options: Migrating): Promise<void> {
  const { url, timeoutMs, migrations, log } = options;
  const patient = clientOptions(url, { connectTimeoutMs, statementTimeoutMs: timeoutMs });
  // A pool leaves the line open where it is not let in; this does not.
  await askOnce(patient);
  const pool = createPool(patient, 1, () => undefined);
  const guard = { pool: () => pool, worked: () => undefined, failed: () => undefined };
  try {
    await migrate({ ...postgresStore(guard), log }, migrations);
  } finally {
    pool.end().catch(() => undefined);
  }
}

/** With a connection of its own: those of the pool may all be in use, or dead. */
export async function askOnce(serving: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...serving, connectionTimeoutMillis: connectTimeoutMs });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('transaction_read_only') as mode");
    // A replica that has not taken over yet.
    if (rows[0]?.mode === "on") throw new StoreUnavailable("read-only");
  } finally {
    client.end().catch(() => undefined);
  }
}
