import { type Kysely, sql } from "kysely";
import type { Tables } from "#database";

type Row = Record<string, unknown>;

/** All that the store keeps, by table. */
export async function allRows(query: Kysely<Tables>): Promise<ReadonlyMap<string, Row[]>> {
  const tables = await query.introspection.getTables();
  const contents = new Map<string, Row[]>();
  for (const { name } of tables) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(query);
    contents.set(name, rows);
  }
  return contents;
}

/** Names of the tables that say this anywhere. */
export async function tablesWith(query: Kysely<Tables>, text: string): Promise<string[]> {
  const contents = await allRows(query);
  const found = [...contents].filter(([, rows]) => JSON.stringify(rows).includes(text));
  return found.map(([name]) => name).toSorted();
}
