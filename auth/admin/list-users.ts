import { sql } from "kysely";
import type { AuthDeps } from "../deps.ts";
import { type Account, loadAccounts, toUser } from "../users/user-store.ts";

export type PageRequest = {
  /** From 1 on. */
  page: number;
  perPage: number;
  /** In the address or the id, however it is written. */
  filter?: string | undefined;
};

export type UserPage = { accounts: Account[]; total: number };

/** Newest first. */
export async function listUsers(
  { database }: AuthDeps,
  { page, perPage, filter }: PageRequest,
): Promise<UserPage> {
  const all = database.query.selectFrom("users");
  const matching = filter
    ? all.where(({ or }) => or([contains("email", filter), contains("id", filter)]))
    : all;
  const rows = await matching
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const accounts = await loadAccounts(database.query, rows.map(toUser));
  return { accounts, total: Number(total) };
}

/** What means something in a pattern is taken as it is written. */
function contains(column: "email" | "id", filter: string) {
  const pattern = `%${filter.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
