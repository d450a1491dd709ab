import pg from "pg";
import { BackupFault } from "./backup-fault.ts";
import type { PostgresLine } from "./postgres-line.ts";
import type { Row } from "./row-checksum.ts";
import { batchSize, type Snapshot } from "./snapshot.ts";
import { quoted, quotedList, type TableSchema } from "./store-schema.ts";

/** What this line sees inside its transaction, whose end is the caller's affair. */
export function postgresSnapshot(line: PostgresLine): Snapshot {
  return {
    kind: "postgres",
    read: (table) => readRows(line, table),
    close: async () => undefined,
  };
}

/** By a cursor, so that the server keeps the rows and not this process. */
async function* readRows(line: PostgresLine, table: TableSchema): AsyncGenerator<Row[]> {
  const types = await columnTypes(line, table);
  const order = table.primaryKey.map((column) => byBytes(column, types)).join(", ");
  await line.rows(
    `declare backup_rows no scroll cursor for
    select ${quotedList(table.columns)} from ${quoted(table.name)} order by ${order}`,
  );
  for (;;) {
    const rows = await line.rows(`fetch forward ${batchSize} from backup_rows`);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) break;
  }
  await line.rows("close backup_rows");
}

/** Texts in the order that SQLite gives them, whatever language the database is in. */
function byBytes(column: string, types: ReadonlyMap<string, string>): string {
  return types.get(column) === "text" ? `${quoted(column)} collate "C"` : quoted(column);
}

export type PostgresWriter = (table: TableSchema, rows: readonly Row[]) => Promise<void>;

/** One statement per batch: an array for each column. */
export function createPostgresWriter(line: PostgresLine): PostgresWriter {
  const statements = new Map<string, string>();

  async function prepare(table: TableSchema): Promise<string> {
    const types = await columnTypes(line, table);
    const arrays = table.columns.map((column, index) => `$${index + 1}::${types.get(column)}[]`);
    return `insert into ${quoted(table.name)} (${quotedList(table.columns)})
      select * from unnest(${arrays.join(", ")})`;
  }

  return async (table, rows) => {
    const statement = statements.get(table.name) ?? (await prepare(table));
    statements.set(table.name, statement);
    const columns = table.columns.map((_, index) => rows.map((row) => row[index]));
    await line.rows(statement, columns).catch((error) => {
      throw error instanceof pg.DatabaseError ? refused(table, error) : error;
    });
  };
}

/** SQLite keeps whatever it is given in any column; Postgres does not. */
function refused({ name }: TableSchema, error: pg.DatabaseError): BackupFault {
  const sentence = `Postgres refuses a row of the table ${name} (${error.code}); nothing of it is kept.`;
  return new BackupFault("value-lost", sentence, error);
}

async function columnTypes(
  line: PostgresLine,
  { name }: TableSchema,
): Promise<ReadonlyMap<string, string>> {
  const rows = await line.rows(
    `select attname, format_type(atttypid, atttypmod) from pg_attribute
    where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [quoted(name)],
  );
  return new Map(rows.map(([column, type]) => [String(column), String(type)]));
}

export async function hasTable(line: PostgresLine, { name }: TableSchema): Promise<boolean> {
  const [row] = await line.rows("select to_regclass($1) is not null", [quoted(name)]);
  return row?.[0] === 1n;
}

export async function isEmpty(line: PostgresLine, { name }: TableSchema): Promise<boolean> {
  return (await line.rows(`select 1 from ${quoted(name)} limit 1`)).length === 0;
}
