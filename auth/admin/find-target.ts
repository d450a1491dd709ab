import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Query, Trx } from "../deps.ts";
import { findUser, lockUser, type User } from "../users/user-store.ts";
import { isUuid } from "../uuid.ts";

export async function findTarget(query: Query, id: string): Promise<User> {
  return found(await findUser(query, { id: requireUserId(id) }));
}

export async function lockTarget(trx: Trx, { database }: AuthDeps, id: string): Promise<User> {
  return found(await lockUser(trx, database, { id: requireUserId(id) }));
}

function requireUserId(id: string): string {
  if (isUuid(id)) return id.toLowerCase();
  throw new AuthError("validation_failed", "user_id must be an UUID", { kind: "missing" });
}

function found(user: User | undefined): User {
  if (user) return user;
  throw new AuthError("user_not_found", "User not found");
}
