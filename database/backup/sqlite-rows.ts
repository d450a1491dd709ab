import type { DatabaseSync } from "node:sqlite";
import type { Row, Value } from "./row-checksum.ts";
import { batchSize } from "./snapshot.ts";
import { quoted, quotedList, type TableSchema } from "./store-schema.ts";

/** In order of the primary key unless told otherwise; texts by their bytes, as SQLite does it. */
export async function* readRows(
  file: DatabaseSync,
  { name, columns, primaryKey }: TableSchema,
  order: string = quotedList(primaryKey),
): AsyncGenerator<Row[]> {
  const statement = file.prepare(
    `select ${quotedList(columns)} from ${quoted(name)} order by ${order}`,
  );
  statement.setReadBigInts(true);
  statement.setReturnArrays(true);
  let batch: Row[] = [];
  for (const row of statement.iterate()) {
    // `setReturnArrays` makes arrays of them, which the types do not know.
    batch.push(row as unknown as Value[]);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export type RowWriter = (table: TableSchema, rows: readonly Row[]) => void;

/** Prepares one statement per table, however many batches come. */
export function createRowWriter(file: DatabaseSync): RowWriter {
  const statements = new Map<string, (row: Row) => void>();

  function prepare({ name, columns }: TableSchema): (row: Row) => void {
    const placeholders = columns.map(() => "?").join(", ");
    const statement = file.prepare(
      `insert into ${quoted(name)} (${quotedList(columns)}) values (${placeholders})`,
    );
    return (row) => statement.run(...row);
  }

  return (table, rows) => {
    const insert = statements.get(table.name) ?? prepare(table);
    statements.set(table.name, insert);
    for (const row of rows) insert(row);
  };
}
