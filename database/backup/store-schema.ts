import { DatabaseSync } from "node:sqlite";
import { type Migration, statementsFor } from "../migration.ts";

export type TableSchema = {
  name: string;
  columns: readonly string[];
  primaryKey: readonly string[];
};

/** Rows that a crash may take as well: where visitors stand at a limit is no part of a backup. */
export const passingTables: readonly string[] = ["rate_limits"];

/** The list of what has been applied, which `migrate` makes. */
export const migrationsTable: TableSchema = {
  name: "migrations",
  columns: ["name", "checksum", "applied_at"],
  primaryKey: ["name"],
};

/**
 * The tables after these steps, as they come about in an empty SQLite: no question to a store, so
 * that both give the same answer. What others refer to comes before what refers to it.
 */
export function tablesAfter(migrations: readonly Migration[]): TableSchema[] {
  const file = new DatabaseSync(":memory:");
  try {
    for (const migration of migrations) {
      for (const statement of statementsFor(migration, "sqlite")) file.exec(statement);
    }
    return namesInOrder(file).map((name) => describeTable(file, name));
  } finally {
    file.close();
  }
}

export function isDurable({ name }: TableSchema): boolean {
  return !passingTables.includes(name);
}

function namesInOrder(file: DatabaseSync): string[] {
  const tables = file
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name",
    )
    .all();
  const ordered = new Set<string>();
  const visit = (name: string): void => {
    for (const other of referredBy(file, name)) if (other !== name) visit(other);
    ordered.add(name);
  };
  for (const { name } of tables) visit(String(name));
  return [...ordered];
}

function referredBy(file: DatabaseSync, table: string): string[] {
  const keys = file.prepare('select "table" as name from pragma_foreign_key_list(?)').all(table);
  return keys.map(({ name }) => String(name));
}

function describeTable(file: DatabaseSync, name: string): TableSchema {
  const columns = file.prepare("select name, pk from pragma_table_info(?) order by cid").all(name);
  const keys = columns.filter(({ pk }) => pk !== 0).toSorted((a, b) => Number(a.pk) - Number(b.pk));
  // Without one there is no order in which both stores give the same rows.
  if (keys.length === 0) throw new Error(`Table ${name} has no primary key.`);
  const namesOf = (some: typeof columns) => some.map((column) => String(column.name));
  return { name, columns: namesOf(columns), primaryKey: namesOf(keys) };
}

/** As both stores write names. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function quotedList(names: readonly string[]): string {
  return names.map(quoted).join(", ");
}
