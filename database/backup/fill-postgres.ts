import { advisoryLock, createMigrationsTable } from "../migrate.ts";
import { type Migration, statementsFor } from "../migration.ts";
import { BackupFault } from "./backup-fault.ts";
import type { PostgresLine } from "./postgres-line.ts";
import { createPostgresWriter, hasTable, isEmpty, postgresSnapshot } from "./postgres-rows.ts";
import { type ReadableStore, understand } from "./readable-store.ts";
import {
  contentsOf,
  differences,
  type TableContents,
  type TaskOptions,
  transfer,
} from "./snapshot.ts";
import { historyRows } from "./store-history.ts";
import {
  isDurable,
  migrationsTable,
  quoted,
  quotedList,
  type TableSchema,
  tablesAfter,
} from "./store-schema.ts";

export type FillOptions = TaskOptions & {
  /** What this program can make of the tables that are there. */
  known: readonly Migration[];
  /** Also when they hold rows. */
  replace: boolean;
};

/**
 * One transaction: all tables are made anew as they were at the source's step, filled and compared.
 * Whatever ends it, a kill included, leaves the old ones.
 */
export async function fillPostgres(
  line: PostgresLine,
  source: ReadableStore,
  options: FillOptions,
): Promise<TableContents[]> {
  await line.rows("begin");
  // Nobody waits for ever behind a program that holds a table.
  await line.rows("set local lock_timeout = '10s'");
  await line.rows(`select pg_advisory_xact_lock(${advisoryLock})`);
  await removeTables(line, options);
  await makeTables(line, source.steps);
  const write = createPostgresWriter(line);
  const given = await transfer(source, source.tables, write, options);
  await write(migrationsTable, historyRows(source.applied, source.steps, "postgres"));
  await requireSame(line, source, given);
  await line.rows("commit");
  return given;
}

async function removeTables(line: PostgresLine, { known, replace }: FillOptions): Promise<void> {
  if (!(await hasTable(line, migrationsTable))) return;
  const { steps } = await understand(postgresSnapshot(line), known, "The store in Postgres");
  const tables = [...tablesAfter(steps), migrationsTable];
  // From here on nobody else writes to them, or reads what is about to go.
  const names = quotedList(tables.map(({ name }) => name));
  await line.rows(`lock table ${names} in access exclusive mode`);
  if (!replace) await requireEmpty(line, tables);
  for (const { name } of tables.toReversed()) await line.rows(`drop table ${quoted(name)}`);
}

async function requireEmpty(line: PostgresLine, tables: readonly TableSchema[]): Promise<void> {
  for (const table of tables.filter(isDurable)) {
    if (table === migrationsTable || (await isEmpty(line, table))) continue;
    const sentence = `The store in Postgres is not empty: its table ${table.name} holds rows.`;
    throw new BackupFault("not-empty", sentence);
  }
}

async function makeTables(line: PostgresLine, steps: readonly Migration[]): Promise<void> {
  await line.rows(createMigrationsTable);
  for (const statement of steps.flatMap((step) => statementsFor(step, "postgres"))) {
    await line.rows(statement);
  }
}

async function requireSame(
  line: PostgresLine,
  { tables }: ReadableStore,
  given: readonly TableContents[],
): Promise<void> {
  const made = await contentsOf(postgresSnapshot(line), tables);
  const [table] = differences(given, made);
  if (table === undefined) return;
  const sentence = `The table ${table} of Postgres would not hold what it is given; nothing of it is kept.`;
  throw new BackupFault("value-lost", sentence);
}
