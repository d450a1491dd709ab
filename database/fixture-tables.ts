import { sql } from "kysely";
import type { Database } from "./database.ts";

export type StoredTable = { name: string; columns: string[] };

/** For tests: every table that the store has, the list of migrations included, by name. */
export async function listTables({
  kind,
  query,
}: Pick<Database, "kind" | "query">): Promise<StoredTable[]> {
  const tables = await query.introspection.getTables();
  const schema = kind === "postgres" ? await currentSchema(query) : undefined;
  return tables
    .filter((table) => !table.isView && table.schema === schema)
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function currentSchema(query: Database["query"]): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(query);
  return rows[0]?.name;
}
