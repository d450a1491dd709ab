import type { Database, DatabaseOptions } from "./database.ts";
import { StoreFault, StoreUnavailable } from "./faults.ts";
import { migrate } from "./migrate.ts";
import type { Migration } from "./migration.ts";
import { migrations } from "./migrations/all.ts";
import { openPostgres } from "./postgres/open-postgres.ts";
import { openSqlite } from "./sqlite/open-sqlite.ts";

/**
 * The store with its schema brought up to date. Rejects with `StoreFault` for what only the operator
 * can mend. A Postgres that cannot be reached is no such fault: the store is then away, and comes by
 * itself when Postgres does.
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return openMigrated(options, migrations);
}

/** With another history than the product's. */
export async function openMigrated(
  options: DatabaseOptions,
  known: readonly Migration[],
): Promise<Database> {
  if (options.url !== undefined) return openPostgres(options, known);
  const database = openFolder(options);
  try {
    await migrate({ ...database, log: options.log }, known);
    return database;
  } catch (error) {
    await database.close();
    throw explain(options, error);
  }
}

function openFolder(options: DatabaseOptions): Database {
  try {
    return openSqlite(options);
  } catch (error) {
    throw explain(options, error);
  }
}

/** Nobody brings a disk back by waiting: unlike a network's, its failure ends the start. */
function explain({ dataDirectory }: DatabaseOptions, error: unknown): unknown {
  if (!(error instanceof StoreUnavailable)) return error;
  const sentence = `The store in ${dataDirectory} cannot be opened for writing (${error.reason}): see whether its disk is full or faulty, and whose its files are.`;
  return new StoreFault("unwritable", sentence, error);
}
