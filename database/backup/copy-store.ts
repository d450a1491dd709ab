import { StoreFault } from "../faults.ts";
import type { Migration } from "../migration.ts";
import { migrations } from "../migrations/all.ts";
import { lockStore } from "../sqlite/lock.ts";
import { fillPostgres } from "./fill-postgres.ts";
import { type PostgresLine, withPostgres } from "./postgres-line.ts";
import { hasTable, postgresSnapshot } from "./postgres-rows.ts";
import { type ReadableStore, readStore, understand } from "./readable-store.ts";
import { contentsOf, differences, type TableContents, type TaskOptions } from "./snapshot.ts";
import { migrationsTable } from "./store-schema.ts";

export type CopyReport = {
  contents: readonly TableContents[];
  /** An earlier run had finished it: nothing was written. */
  alreadyThere: boolean;
};

/**
 * Copies the SQLite store of this folder, which nobody may have open meanwhile, to an empty
 * Postgres, in one transaction in which both sides are compared. Rejects with `BackupFault`,
 * `StoreFault` or `StoreUnavailable`, and has then changed nothing.
 */
export function copyStore(
  dataDirectory: string,
  url: string,
  options: TaskOptions = {},
): Promise<CopyReport> {
  return copyStoreOf(migrations, dataDirectory, url, options);
}

/** With another history than the product's. */
export async function copyStoreOf(
  known: readonly Migration[],
  dataDirectory: string,
  url: string,
  options: TaskOptions,
): Promise<CopyReport> {
  // What a server would still write here would be missing there.
  const lock = lockStore(dataDirectory);
  try {
    return await readStore({ dataDirectory }, known, (store) =>
      withPostgres(url, (line) => copyTo(line, store, known, options)),
    );
  } catch (error) {
    throw error instanceof StoreFault ? aboutTarget(error) : error;
  } finally {
    lock.release();
  }
}

async function copyTo(
  line: PostgresLine,
  store: ReadableStore,
  known: readonly Migration[],
  options: TaskOptions,
): Promise<CopyReport> {
  const finished = await finishedCopy(line, store, known);
  if (finished) return { contents: finished, alreadyThere: true };
  const contents = await fillPostgres(line, store, { ...options, known, replace: false });
  return { contents, alreadyThere: false };
}

/** What the target holds, if that is the same as here. */
async function finishedCopy(
  line: PostgresLine,
  store: ReadableStore,
  known: readonly Migration[],
): Promise<TableContents[] | undefined> {
  await line.rows("begin isolation level repeatable read read only");
  try {
    if (!(await hasTable(line, migrationsTable))) return undefined;
    const target = await understand(postgresSnapshot(line), known, "The store in Postgres");
    if (target.steps.length !== store.steps.length) return undefined;
    const there = await contentsOf(target, target.tables);
    const same = differences(there, await contentsOf(store, store.tables)).length === 0;
    return same ? there : undefined;
  } finally {
    await line.rows("commit");
  }
}

function aboutTarget(fault: StoreFault): StoreFault {
  const sentence = fault.message.replaceAll("DATABASE_URL", "the target's address");
  return new StoreFault(fault.code, sentence, fault);
}
