import { record } from "./audit/audit-log.ts";
import type { AuthDeps, Trx } from "./deps.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** What has run out is kept for as long as somebody may ask for it again, or come with it twice. */
const keptCodesMs = day;
/** Of a session that has ended: a token that comes again within it is told why. */
const keptSessionsMs = 30 * day;
/** Whoever was attacked has looked by then; strangers decide how many there are. */
const keptFailuresMs = 30 * day;

/**
 * Takes away what no request can use any more. Nothing depends on when it happens, and several
 * instances may do it at once.
 */
export async function sweep(deps: AuthDeps): Promise<void> {
  const all = [deleteCodes, deleteChallenges, deleteSessions, deleteAnonymous, deleteFailures];
  for (const deleteExpired of all)
    await deps.database.transaction((trx) => deleteExpired(trx, deps));
}

/** With a flow go the codes that would go on with it, which are as old. */
async function deleteCodes(trx: Trx, { now, settings }: AuthDeps): Promise<void> {
  const { codes, phoneCodes } = settings;
  const oldest = now() - Math.max(codes.lifeMs, phoneCodes.lifeMs) - keptCodesMs;
  await trx.deleteFrom("one_time_codes").where("created_at", "<", oldest).execute();
  await trx.deleteFrom("flow_states").where("created_at", "<", oldest).execute();
  await trx.deleteFrom("provider_flows").where("created_at", "<", oldest).execute();
  await trx.deleteFrom("saml_flows").where("created_at", "<", oldest).execute();
}

async function deleteChallenges(trx: Trx, { now }: AuthDeps): Promise<void> {
  await trx
    .deleteFrom("factor_challenges")
    .where("created_at", "<", now() - day)
    .execute();
  await trx
    .deleteFrom("webauthn_challenges")
    .where("created_at", "<", now() - day)
    .execute();
}

async function deleteSessions(trx: Trx, { now, settings }: AuthDeps): Promise<void> {
  const before = now() - keptSessionsMs;
  await trx.deleteFrom("sessions").where("revoked_at", "<", before).execute();
  const { timeboxMs, inactivityMs } = settings.sessions;
  if (timeboxMs !== undefined)
    await trx
      .deleteFrom("sessions")
      .where("created_at", "<", before - timeboxMs)
      .execute();
  if (inactivityMs !== undefined)
    await trx
      .deleteFrom("sessions")
      .where(({ fn }) => fn.coalesce("refreshed_at", "created_at"), "<", before - inactivityMs)
      .execute();
}

/** Of the log of what happened the rest stays. */
async function deleteFailures(trx: Trx, { now }: AuthDeps): Promise<void> {
  await trx
    .deleteFrom("audit_log")
    .where("action", "in", ["login_failed", "verification_failed"])
    .where("created_at", "<", now() - keptFailuresMs)
    .execute();
}

/** Accounts without an address that nobody has come back to: only where the operator says when. */
async function deleteAnonymous(trx: Trx, deps: AuthDeps): Promise<void> {
  const { anonymousMaxAgeMs } = deps.settings;
  if (anonymousMaxAgeMs === undefined) return;
  const before = deps.now() - anonymousMaxAgeMs;
  const taken = await trx
    .deleteFrom("users")
    .where("is_anonymous", "=", 1)
    .where("created_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("sessions")
            .select("sessions.id")
            .whereRef("sessions.user_id", "=", "users.id")
            .where(({ fn }) => fn.coalesce("refreshed_at", "sessions.created_at"), ">=", before),
        ),
      ),
    )
    .returning("id")
    .execute();
  for (const { id } of taken) await record(trx, deps, "user_deleted", { actor: null, subject: id });
}
