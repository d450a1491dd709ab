import { DatabaseSync } from "node:sqlite";
import { createMigrationsTable } from "../migrate.ts";
import { type Migration, statementsFor } from "../migration.ts";
import { BackupFault } from "./backup-fault.ts";
import type { ReadableStore } from "./readable-store.ts";
import {
  contentsOf,
  differences,
  type Snapshot,
  type TableContents,
  type TaskOptions,
  transfer,
} from "./snapshot.ts";
import { createRowWriter, readRows } from "./sqlite-rows.ts";
import { historyRows } from "./store-history.ts";
import { migrationsTable } from "./store-schema.ts";

/** A store in an empty file that nobody else knows of yet; the caller brings it to the disk. */
export async function fillSqlite(
  path: string,
  source: ReadableStore,
  options: TaskOptions,
): Promise<TableContents[]> {
  const file = new DatabaseSync(path);
  try {
    // A file that is not finished is thrown away. References are looked at when all rows are there.
    file.exec("pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = off");
    file.exec("begin");
    makeTables(file, source.steps);
    const write = createRowWriter(file);
    const given = await transfer(source, source.tables, write, options);
    write(migrationsTable, historyRows(source.applied, source.steps, "sqlite"));
    requireSound(file);
    file.exec("commit");
    await requireSame(file, source, given);
    return given;
  } finally {
    file.close();
  }
}

function makeTables(file: DatabaseSync, steps: readonly Migration[]): void {
  file.exec(createMigrationsTable);
  for (const statement of steps.flatMap((step) => statementsFor(step, "sqlite"))) {
    file.exec(statement);
  }
}

function requireSound(file: DatabaseSync): void {
  const orphan = file.prepare("pragma foreign_key_check").get();
  if (!orphan) return;
  const sentence = `A row of the table ${orphan.table} refers to one that is not there.`;
  throw new BackupFault("damaged", sentence);
}

/** A column may take a value in another form than it was given. */
async function requireSame(
  file: DatabaseSync,
  { tables }: ReadableStore,
  given: TableContents[],
): Promise<void> {
  const made: Snapshot = {
    kind: "sqlite",
    read: (table) => readRows(file, table),
    close: async () => undefined,
  };
  const [table] = differences(given, await contentsOf(made, tables));
  if (table === undefined) return;
  const sentence = `The table ${table} would not hold what it is given, so nothing was changed.`;
  throw new BackupFault("value-lost", sentence);
}
