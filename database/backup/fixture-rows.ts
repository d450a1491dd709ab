import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { sql, type Transaction } from "kysely";
import { type Migration, statementsFor } from "../migration.ts";
import type { Tables } from "../tables.ts";
import type { Value } from "./row-checksum.ts";
import { tablesAfter } from "./store-schema.ts";

/** A value, or which row of another table it shall refer to. */
type Cell = Value | { row: number };
export type TableRows = { table: ColumnsOf; rows: Cell[][] };
type ColumnsOf = { name: string; columns: Column[] };
type Column = {
  name: string;
  type: string;
  required: boolean;
  /** Of `check (name in (…))`. */
  choices: string[];
  positive: boolean;
  refersTo: { table: string; column: string } | undefined;
};

/** Rows for every table that these steps make, whatever they are; none of them is left empty. */
export function rowsForAllTables(migrations: readonly Migration[]): fc.Arbitrary<TableRows[]> {
  const tables = describeTables(migrations);
  const rows = tables.map((table) =>
    fc
      .array(fc.tuple(...table.columns.map(cell)), { minLength: 1, maxLength: 6 })
      .map((some) => ({ table, rows: some })),
  );
  return fc.tuple(...rows);
}

/** Instead of what is there. Rows that an index refuses are left out, never the first of a table. */
export async function replaceRows(trx: Transaction<Tables>, tables: TableRows[]): Promise<void> {
  for (const { table } of tables.toReversed())
    await sql`delete from ${sql.table(table.name)}`.execute(trx);
  for (const { table, rows } of tables) {
    const references = await Promise.all(table.columns.map((column) => keysFor(trx, column)));
    for (const row of rows) {
      const values = row.map((value, index) => resolve(value, references[index] ?? []));
      await sql`insert into ${sql.table(table.name)}
        (${sql.join(table.columns.map(({ name }) => sql.ref(name)))})
        values (${sql.join(values)}) on conflict do nothing`.execute(trx);
    }
  }
}

async function keysFor(trx: Transaction<Tables>, { refersTo }: Column): Promise<Value[]> {
  if (!refersTo) return [];
  const { rows } = await sql<{ key: string }>`select ${sql.ref(refersTo.column)} as key
    from ${sql.table(refersTo.table)}`.execute(trx);
  return rows.map(({ key }) => key);
}

function resolve(value: Cell, keys: readonly Value[]): Value {
  const refers = typeof value === "object" && value !== null && "row" in value;
  return refers ? (keys[value.row % keys.length] ?? null) : value;
}

/** Postgres has no text with a zero character, and neither do we. */
export const anyText = fc
  .string({ unit: "binary", maxLength: 12 })
  .map((value) => value.replaceAll("\0", "0"));

/** Whole numbers go to SQLite as such, so that the rest has a fraction. */
export const anyAmount = fc
  .double({ noDefaultInfinity: true, noNaN: true })
  .map((value) => (Number.isInteger(value) ? value % 1000 || 0.5 : value));

export function whole(bits: number, positive = false): fc.Arbitrary<bigint> {
  const limit = 2n ** BigInt(bits - 1);
  return fc.bigInt({ min: positive ? 0n : -limit, max: limit - 1n });
}

function cell(column: Column): fc.Arbitrary<Cell> {
  const value = valueFor(column);
  return column.required ? value : fc.option(value);
}

function valueFor({ type, choices, positive, refersTo }: Column): fc.Arbitrary<Cell> {
  if (refersTo) return fc.record({ row: fc.nat() });
  if (choices.length > 0) return fc.constantFrom(...choices);
  if (type === "bigint") return whole(64, positive);
  if (type === "integer") return whole(32, positive);
  if (type === "double precision") return anyAmount;
  if (type === "blob") return fc.uint8Array({ maxLength: 20 });
  if (type === "text") return anyText;
  throw new Error(`No values are known for a column of type ${type}.`);
}

function describeTables(migrations: readonly Migration[]): ColumnsOf[] {
  const file = new DatabaseSync(":memory:");
  for (const text of migrations.flatMap((step) => statementsFor(step, "sqlite"))) file.exec(text);
  const tables = tablesAfter(migrations).map(({ name }) => ({
    name,
    columns: columnsOf(file, name),
  }));
  file.close();
  return tables;
}

function columnsOf(file: DatabaseSync, table: string): Column[] {
  const keys = file.prepare("select * from pragma_foreign_key_list(?)").all(table);
  const text = String(file.prepare("select sql from sqlite_schema where name = ?").get(table)?.sql);
  const columns = file.prepare("select * from pragma_table_info(?) order by cid").all(table);
  return columns.map(({ name, type, notnull }) => {
    const key = keys.find(({ from }) => from === name);
    const [, list = ""] = new RegExp(`check \\(${name} in \\(([^)]*)\\)`).exec(text) ?? [];
    return {
      name: String(name),
      type: String(type).toLowerCase(),
      required: notnull === 1,
      choices: [...list.matchAll(/'([^']*)'/g)].map(([, choice = ""]) => choice),
      positive: text.includes(`check (${name} >= 0)`),
      refersTo: key && { table: String(key.table), column: String(key.to) },
    };
  });
}
