import type { AuthDeps } from "../deps.ts";
import { removePasskey, requirePasskeyId } from "../passkeys/manage.ts";
import { type Credential, passkeysOf } from "../webauthn/credential-store.ts";
import type { Admin } from "./authorize.ts";
import { findTarget, lockTarget } from "./find-target.ts";

export async function listPasskeysAsAdmin(
  { database }: AuthDeps,
  userId: string,
): Promise<Credential[]> {
  const user = await findTarget(database.query, userId);
  return passkeysOf(database.query, user.id);
}

export async function deletePasskeyAsAdmin(
  deps: AuthDeps,
  admin: Admin,
  { userId, passkeyId }: { userId: string; passkeyId: string },
): Promise<void> {
  await deps.database.transaction(async (trx) => {
    const user = await lockTarget(trx, deps, userId);
    const passkey = { id: requirePasskeyId(passkeyId), userId: user.id };
    await removePasskey(trx, deps, passkey, admin.actor);
  });
}
