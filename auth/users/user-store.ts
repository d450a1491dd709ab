import type { Insertable, Updateable } from "kysely";
import type { IdentitiesTable, UsersTable } from "#database";
import type { AuthDeps, Query, Trx } from "../deps.ts";
import type { Account, Identity, User } from "./account.ts";
import { normalizeEmail, normalizePhone } from "./contact.ts";
import { type Metadata, readMetadata } from "./metadata.ts";

export type { Account, Identity, User };

/** Exactly one of them; e-mail and phone as they are kept. */
export type UserKey = { id: string } | { email: string } | { phone: string };

type Locking = Pick<AuthDeps["database"], "forUpdate">;

export async function findUser(query: Query, key: UserKey): Promise<User | undefined> {
  const row = await byKey(query, key).executeTakeFirst();
  return row && toUser(row);
}

/** As somebody wrote it; no more is read than the id. */
export async function findAccountId(
  query: Query,
  { email, phone }: { email?: string | null | undefined; phone?: string | null | undefined },
): Promise<string | undefined> {
  const key = email
    ? { email: normalizeEmail(email) ?? "" }
    : { phone: normalizePhone(phone ?? "") ?? "" };
  return (await findUser(query, key))?.id;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockUser(
  trx: Trx,
  { forUpdate }: Locking,
  key: UserKey,
): Promise<User | undefined> {
  const row = await forUpdate(byKey(trx, key)).executeTakeFirst();
  return row && toUser(row);
}

function byKey(query: Query, key: UserKey) {
  const users = query.selectFrom("users").selectAll();
  if ("id" in key) return users.where("id", "=", key.id);
  if ("phone" in key) return users.where("phone", "=", key.phone);
  return users.where("email", "=", key.email).where("is_sso_user", "=", 0);
}

export async function loadAccount(query: Query, user: User): Promise<Account> {
  const [account] = await loadAccounts(query, [user]);
  return account ?? { user, identities: [], factors: [] };
}

export async function loadAccounts(query: Query, users: readonly User[]): Promise<Account[]> {
  const ids = users.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await query
    .selectFrom("identities")
    .selectAll()
    .where("user_id", "in", ids)
    .orderBy("created_at")
    .execute();
  const factors = await query
    .selectFrom("factors")
    .selectAll()
    .where("user_id", "in", ids)
    .orderBy("created_at")
    .execute();
  const identities = rows.map(toIdentity);
  return users.map((user) => ({
    user,
    identities: identities.filter(({ user_id }) => user_id === user.id),
    factors: factors.filter(({ user_id }) => user_id === user.id),
  }));
}

export function toUser(row: UsersTable): User {
  return {
    ...row,
    app_metadata: readMetadata(row.app_metadata),
    user_metadata: readMetadata(row.user_metadata),
  };
}

function toIdentity(row: IdentitiesTable): Identity {
  return { ...row, identity_data: readMetadata(row.identity_data) };
}

/** False where the address, the number or the id is taken, by whoever was first. */
export async function insertUser(trx: Trx, row: Insertable<UsersTable>): Promise<boolean> {
  const done = await trx
    .insertInto("users")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export type UserChanges = Omit<Updateable<UsersTable>, "id" | "app_metadata" | "user_metadata"> & {
  app_metadata?: Metadata;
  user_metadata?: Metadata;
};

export async function updateUser(
  trx: Trx,
  user: User,
  { app_metadata, user_metadata, ...columns }: UserChanges,
  now: number,
): Promise<User> {
  const changes: Updateable<UsersTable> = {
    ...columns,
    ...(app_metadata && { app_metadata: JSON.stringify(app_metadata) }),
    ...(user_metadata && { user_metadata: JSON.stringify(user_metadata) }),
    updated_at: now,
  };
  const row = await trx
    .updateTable("users")
    .set(changes)
    .where("id", "=", user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toUser(row);
}
