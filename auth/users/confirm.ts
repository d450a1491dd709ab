import type { AuthDeps, Trx } from "../deps.ts";
import { type User, updateUser } from "./user-store.ts";

export function isConfirmed({ email_confirmed_at, phone_confirmed_at }: User): boolean {
  return email_confirmed_at !== null || phone_confirmed_at !== null;
}

export function isBanned({ banned_until }: User, now: number): boolean {
  return banned_until !== null && banned_until > now;
}

/** The address is the person's: in the user, in what they read of themselves, and in the identity. */
export async function confirmEmail(trx: Trx, { now }: AuthDeps, user: User): Promise<User> {
  await markIdentity(trx, user, "email", "email_verified", now());
  return updateUser(
    trx,
    user,
    {
      email_confirmed_at: user.email_confirmed_at ?? now(),
      user_metadata: { ...user.user_metadata, email_verified: true },
    },
    now(),
  );
}

export async function confirmPhone(trx: Trx, { now }: AuthDeps, user: User): Promise<User> {
  await markIdentity(trx, user, "phone", "phone_verified", now());
  return updateUser(
    trx,
    user,
    {
      phone_confirmed_at: user.phone_confirmed_at ?? now(),
      user_metadata: { ...user.user_metadata, phone_verified: true },
    },
    now(),
  );
}

async function markIdentity(
  trx: Trx,
  user: User,
  provider: "email" | "phone",
  mark: "email_verified" | "phone_verified",
  now: number,
): Promise<void> {
  const row = await trx
    .selectFrom("identities")
    .select(["id", "identity_data"])
    .where("provider", "=", provider)
    .where("provider_id", "=", user.id)
    .executeTakeFirst();
  if (!row) return;
  const data = { ...JSON.parse(row.identity_data), [mark]: true };
  await trx
    .updateTable("identities")
    .set({ identity_data: JSON.stringify(data), updated_at: now })
    .where("id", "=", row.id)
    .execute();
}
