import { setImmediate as nextTurn } from "node:timers/promises";
import type { StoreKind } from "../database.ts";
import { createRowChecksum, type Row } from "./row-checksum.ts";
import { type AppliedStep, toStep } from "./store-history.ts";
import { migrationsTable, type TableSchema } from "./store-schema.ts";

/** A store or a backup held still: all that is read is of one moment. */
export type Snapshot = {
  /** Of the store, or of the one that the backup was made of. */
  kind: StoreKind;
  /** In order of the primary key, some at a time. */
  read: (table: TableSchema) => AsyncIterable<Row[]>;
  close: () => Promise<void>;
};

export type TableContents = { table: string; rows: number; checksum: string };

export type TaskOptions = {
  /** Now and then, with the rows of this table that have been written so far. */
  progress?: ((table: string, rows: number) => void) | undefined;
  /** Ends the work before anything that is in use has been changed. */
  signal?: AbortSignal | undefined;
};

/** How many rows are in memory at a time. */
export const batchSize = 500;

/** Gives every row of these tables to `write`, and says what they were. */
export async function transfer(
  from: Snapshot,
  tables: readonly TableSchema[],
  write: (table: TableSchema, rows: Row[]) => Promise<void> | void,
  { progress, signal }: TaskOptions,
): Promise<TableContents[]> {
  const contents: TableContents[] = [];
  for (const table of tables) {
    const checksum = createRowChecksum();
    let rows = 0;
    for await (const batch of from.read(table)) {
      signal?.throwIfAborted();
      for (const row of batch) checksum.add(row);
      await write(table, batch);
      rows += batch.length;
      progress?.(table.name, rows);
      // SQLite never waits: signals of the system come in between.
      await nextTurn();
    }
    contents.push({ table: table.name, rows, checksum: checksum.digest() });
  }
  return contents;
}

export function contentsOf(
  snapshot: Snapshot,
  tables: readonly TableSchema[],
  { signal }: Pick<TaskOptions, "signal"> = {},
): Promise<TableContents[]> {
  return transfer(snapshot, tables, () => undefined, { signal });
}

/** Names of the tables in which the two differ. */
export function differences(
  one: readonly TableContents[],
  other: readonly TableContents[],
): string[] {
  const line = ({ rows, checksum }: TableContents) => `${rows} ${checksum}`;
  const others = new Map(other.map((contents) => [contents.table, line(contents)]));
  const changed = one.filter((contents) => others.get(contents.table) !== line(contents));
  const known = new Set(one.map(({ table }) => table));
  const added = other.filter(({ table }) => !known.has(table));
  return [...changed, ...added].map(({ table }) => table);
}

/** The steps that have been applied there, oldest first. */
export async function readSteps(snapshot: Snapshot): Promise<AppliedStep[]> {
  const steps: AppliedStep[] = [];
  for await (const batch of snapshot.read(migrationsTable)) steps.push(...batch.map(toStep));
  return steps;
}
