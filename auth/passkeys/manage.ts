import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Query, Trx } from "../deps.ts";
import { authenticateForFactors, hasFactorThatCounts } from "../factors/factor-store.ts";
import type { SignedInUser } from "../sessions/authenticate.ts";
import { isUuid } from "../uuid.ts";
import { type Credential, passkeysOf } from "../webauthn/credential-store.ts";

const maxNameLength = 120;

export async function listPasskeys(deps: AuthDeps, token: string): Promise<Credential[]> {
  const { user } = await authenticateForFactors(deps, token);
  return passkeysOf(deps.database.query, user.id);
}

export async function renamePasskey(
  deps: AuthDeps,
  token: string,
  { id, friendlyName }: { id: string; friendlyName?: string | null | undefined },
): Promise<Credential> {
  const { user } = await authenticateForFactors(deps, token);
  const passkeyId = requirePasskeyId(id);
  const changes = { friendly_name: requireName(friendlyName), updated_at: deps.now() };
  return deps.database.transaction(async (trx) => {
    const renamed = await trx
      .updateTable("webauthn_credentials")
      .set(changes)
      .where("id", "=", passkeyId)
      .where("user_id", "=", user.id)
      .where("factor_id", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (!renamed) throw notFound();
    await record(trx, deps, "passkey_updated", { actor: user.id, subject: renamed.id });
    return renamed;
  });
}

export async function deletePasskey(deps: AuthDeps, token: string, id: string): Promise<void> {
  const { user, level } = await authenticateForFactors(deps, token);
  await requireManaging(deps.database.query, user.id, level);
  const passkey = { id: requirePasskeyId(id), userId: user.id };
  await deps.database.transaction((trx) => removePasskey(trx, deps, passkey, user.id));
}

export async function removePasskey(
  trx: Trx,
  deps: AuthDeps,
  { id, userId }: { id: string; userId: string },
  actor: string | null,
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom("webauthn_credentials")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("factor_id", "is", null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  await record(trx, deps, "passkey_deleted", { actor, subject: id });
}

/** Where a second factor counts, a way in is neither added nor taken away without it. */
export async function requireManaging(
  query: Query,
  userId: string,
  level: SignedInUser["level"],
): Promise<void> {
  if (level === "aal2") return;
  if (!(await hasFactorThatCounts(query, userId))) return;
  const message = "AAL2 session is required to manage passkeys when MFA is enabled";
  throw new AuthError("insufficient_aal", message, { kind: "forbidden" });
}

export function requirePasskeyId(id: string): string {
  if (!isUuid(id)) throw notFound();
  return id.toLowerCase();
}

function requireName(name: string | null | undefined): string {
  if (!name) throw new AuthError("validation_failed", "friendly_name is required");
  if (name.length > maxNameLength)
    throw new AuthError(
      "validation_failed",
      `friendly_name must be ${maxNameLength} characters or less`,
    );
  return name;
}

function notFound(): AuthError {
  return new AuthError("validation_failed", "Passkey not found", { kind: "missing" });
}
