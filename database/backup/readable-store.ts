import type { DatabaseOptions } from "../database.ts";
import type { Migration } from "../migration.ts";
import { translateSqlite } from "../sqlite/sqlite-errors.ts";
import { BackupFault } from "./backup-fault.ts";
import { withPostgres } from "./postgres-line.ts";
import { hasTable, postgresSnapshot } from "./postgres-rows.ts";
import { readSteps, type Snapshot } from "./snapshot.ts";
import { openSqliteSnapshot } from "./sqlite-snapshot.ts";
import { type AppliedStep, stepsOf } from "./store-history.ts";
import { isDurable, migrationsTable, type TableSchema, tablesAfter } from "./store-schema.ts";

/** Where a store is: `url` is Postgres, else SQLite in this folder. */
export type StorePlace = Pick<DatabaseOptions, "dataDirectory" | "url">;

/** A store, or a backup of one, held still and understood. */
export type ReadableStore = Snapshot & {
  /** What has been applied to it, and the program's text of that. */
  applied: readonly AppliedStep[];
  steps: readonly Migration[];
  /** Those whose rows outlast a crash, without the list of migrations. */
  tables: readonly TableSchema[];
};

/** Lends out the store as it is at this moment; others may go on working with it. */
export function readStore<T>(
  { dataDirectory, url }: StorePlace,
  known: readonly Migration[],
  work: (store: ReadableStore) => Promise<T>,
): Promise<T> {
  return url === undefined
    ? readSqlite(dataDirectory, known, work)
    : readPostgres(url, known, work);
}

async function readSqlite<T>(
  dataDirectory: string,
  known: readonly Migration[],
  work: (store: ReadableStore) => Promise<T>,
): Promise<T> {
  const snapshot = openSqliteSnapshot(dataDirectory);
  try {
    return await work(await understand(snapshot, known, `The store in ${dataDirectory}`));
  } catch (error) {
    throw translateSqlite(error);
  } finally {
    await snapshot.close();
  }
}

function readPostgres<T>(
  url: string,
  known: readonly Migration[],
  work: (store: ReadableStore) => Promise<T>,
): Promise<T> {
  return withPostgres(url, async (line) => {
    await line.rows("begin isolation level repeatable read read only");
    if (!(await hasTable(line, migrationsTable))) {
      const sentence =
        "There is no store in this Postgres yet: the server makes it at its first start.";
      throw new BackupFault("no-store", sentence);
    }
    return work(await understand(postgresSnapshot(line), known, "The store in Postgres"));
  });
}

/** Refuses a history that is not this program's: it would not know what it reads. */
export async function understand(
  snapshot: Snapshot,
  known: readonly Migration[],
  subject: string,
): Promise<ReadableStore> {
  const applied = await readSteps(snapshot);
  const steps = stepsOf(applied, known, { kind: snapshot.kind, subject });
  return { ...snapshot, applied, steps, tables: tablesAfter(steps).filter(isDurable) };
}
