import type { AuthDeps, Trx } from "../deps.ts";
import { endSessions } from "../sessions/session-store.ts";
import { isConfirmed } from "../users/confirm.ts";
import { emailExists } from "../users/contact.ts";
import { type Metadata, mergeMetadata } from "../users/metadata.ts";
import { createContactIdentity, createUser } from "../users/new-user.ts";
import { lockUser, type User, updateUser } from "../users/user-store.ts";

type NewAccount = { email: string; password_hash: string | null; data: Metadata };

/** Somebody who is still to confirm the address: made if there is nobody, refused if it is confirmed already. */
export async function lockOrCreate(
  trx: Trx,
  deps: AuthDeps,
  account: NewAccount,
): Promise<{ user: User; isNew: boolean }> {
  const { email } = account;
  const before = await lockUser(trx, deps.database, { email });
  const made = before ? undefined : await create(trx, deps, account);
  if (made) return { user: made, isNew: true };
  // Somebody else may have been first with the same address.
  const user = before ?? (await lockUser(trx, deps.database, { email }));
  if (!user || user.email_confirmed_at !== null) throw emailExists();
  return { user: await dropUnconfirmedPassword(trx, deps, user, account), isNew: false };
}

/** A password of a sign-up that nobody has confirmed may not be of the one whom the operator writes to. */
async function dropUnconfirmedPassword(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  { password_hash }: NewAccount,
): Promise<User> {
  if (isConfirmed(user)) return user;
  await endSessions(trx, user.id);
  return updateUser(trx, user, { password_hash }, deps.now());
}

async function create(
  trx: Trx,
  deps: AuthDeps,
  { email, password_hash, data }: NewAccount,
): Promise<User | undefined> {
  const user = await createUser(trx, deps, {
    email,
    password_hash,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: mergeMetadata({}, data),
  });
  if (user) await createContactIdentity(trx, deps, user, { kind: "email", value: email });
  return user;
}
