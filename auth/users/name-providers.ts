import type { AuthDeps, Trx } from "../deps.ts";
import { type User, updateUser } from "./user-store.ts";

/** `app_metadata` says by which ways somebody signs in, the first one first. */
export async function nameProviders(trx: Trx, { now }: AuthDeps, user: User): Promise<User> {
  const rows = await trx
    .selectFrom("identities")
    .select("provider")
    .where("user_id", "=", user.id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const providers = [...new Set(rows.map(({ provider }) => provider))];
  const provider = user.app_metadata.provider ?? providers[0];
  return updateUser(
    trx,
    user,
    { app_metadata: { ...user.app_metadata, provider, providers } },
    now(),
  );
}
