import type pg from "pg";
import type { Row } from "./row-checksum.ts";
import { batchSize, type Snapshot } from "./snapshot.ts";
import { quoted, quotedList, type TableSchema } from "./store-schema.ts";

/** Inside a transaction of this client, whose end is the caller's. */
export function postgresSnapshot(client: pg.Client): Snapshot {
  return {
    kind: "postgres",
    read: (table) => readRows(client, table),
    close: async () => undefined,
  };
}

/** By a cursor, so that the server keeps the rows and not this process. */
async function* readRows(client: pg.Client, table: TableSchema): AsyncGenerator<Row[]> {
  const types = await columnTypes(client, table);
  const order = table.primaryKey.map((column) => byBytes(column, types)).join(", ");
  await client.query(
    `declare backup_rows no scroll cursor for
    select ${quotedList(table.columns)} from ${quoted(table.name)} order by ${order}`,
  );
  for (;;) {
    const text = `fetch forward ${batchSize} from backup_rows`;
    const { rows } = await client.query<Row[number][]>({ text, rowMode: "array" });
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) break;
  }
  await client.query("close backup_rows");
}

/** Texts in the order that SQLite gives them, whatever language the database is in. */
function byBytes(column: string, types: ReadonlyMap<string, string>): string {
  return types.get(column) === "text" ? `${quoted(column)} collate "C"` : quoted(column);
}

export type PostgresWriter = (table: TableSchema, rows: readonly Row[]) => Promise<void>;

/** One statement per batch: an array for each column. */
export function createPostgresWriter(client: pg.Client): PostgresWriter {
  const statements = new Map<string, string>();

  async function prepare(table: TableSchema): Promise<string> {
    const types = await columnTypes(client, table);
    const arrays = table.columns.map((column, index) => `$${index + 1}::${types.get(column)}[]`);
    return `insert into ${quoted(table.name)} (${quotedList(table.columns)})
      select * from unnest(${arrays.join(", ")})`;
  }

  return async (table, rows) => {
    const statement = statements.get(table.name) ?? (await prepare(table));
    statements.set(table.name, statement);
    await client.query(
      statement,
      table.columns.map((_, index) => rows.map((row) => row[index])),
    );
  };
}

async function columnTypes(
  client: pg.Client,
  { name }: TableSchema,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [quoted(name)],
  );
  return new Map(rows.map((column) => [column.name, column.type]));
}

export async function hasTable(client: pg.Client, { name }: TableSchema): Promise<boolean> {
  const { rows } = await client.query("select to_regclass($1) is not null as found", [
    quoted(name),
  ]);
  return rows[0]?.found === 1n;
}
