import type { AuditLogTable } from "#database";
import type { AuthDeps, Query, Trx } from "../deps.ts";

export type AuditAction =
  | "login"
  | "login_failed"
  | "logout"
  | "token_revoked"
  | "user_signedup"
  | "user_repeated_signup"
  | "user_modified"
  | "user_updated_password"
  | "user_deleted"
  | "user_invited"
  | "user_confirmation_requested"
  | "user_recovery_requested"
  | "user_reauthenticate_requested"
  | "identity_linked"
  | "identity_unlinked"
  | "factor_in_progress"
  | "challenge_created"
  | "verification_attempted"
  | "verification_failed"
  | "factor_unenrolled"
  | "factor_updated"
  | "factor_deleted"
  | "sso_provider_created"
  | "sso_provider_updated"
  | "sso_provider_deleted"
  | "passkey_created"
  | "passkey_updated"
  | "passkey_deleted";

type Act = {
  actor: string | null;
  subject?: string | null;
  /** Keyed hash of the network address, where somebody may be guessing. */
  client?: string | null;
};

/** Ids only; in the transaction of what it tells. */
export async function record(
  trx: Trx,
  { now, newId }: Pick<AuthDeps, "now" | "newId">,
  action: AuditAction,
  { actor, subject = actor, client = null }: Act,
): Promise<void> {
  const about = { action, actor_id: actor, subject_id: subject, client };
  const row = { id: newId(), ...about, created_at: now() };
  await trx.insertInto("audit_log").values(row).execute();
}

export type AuditPage = { entries: AuditLogTable[]; total: number };

/** Newest first. */
export async function listAudit(
  query: Query,
  { page, perPage }: { page: number; perPage: number },
): Promise<AuditPage> {
  const entries = await query
    .selectFrom("audit_log")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await query
    .selectFrom("audit_log")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { entries, total: Number(total) };
}
