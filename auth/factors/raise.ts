import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Query, Trx } from "../deps.ts";
import { tellOwner } from "../mail/queue-email.ts";
import type { SignedIn } from "../sessions/issue.ts";
import { invalidateTokens } from "../sessions/rotation.ts";
import { lockSession, methodsOf, recordMethod, type Session } from "../sessions/session-store.ts";
import { loadAccount, lockUser } from "../users/user-store.ts";
import { type Factor, hasFactorThatCounts, methodOf, noSession } from "./factor-store.ts";

/** Where one counts already, another that was begun before it is finished by who has the first. */
export async function refuseFirstUse(query: Query, { status, user_id }: Factor): Promise<void> {
  if (status === "verified") return;
  if (await hasFactorThatCounts(query, user_id))
    throw new AuthError("insufficient_aal", "AAL2 required to verify a new factor", {
      kind: "forbidden",
    });
}

type Right = { factor: Factor; last_step: number | null; sessionId: string };

/** A session at the second level; those of the person that stand on a password alone end. */
export async function raise(trx: Trx, deps: AuthDeps, right: Right): Promise<SignedIn> {
  const { factor, last_step, sessionId } = right;
  const now = deps.now();
  const session = await lockSession(trx, deps.database, sessionId);
  const user = await lockUser(trx, deps.database, { id: factor.user_id });
  if (!(session && user) || session.revoked_at !== null) throw noSession();
  await keepOnly(trx, factor);
  if (factor.status === "unverified") await tellOwner(trx, deps, user, { kind: "factor_added" });
  await trx
    .updateTable("factors")
    .set({ status: "verified", last_step, updated_at: now })
    .where("id", "=", factor.id)
    .execute();
  const raised: Session = {
    ...session,
    aal: "aal2",
    factor_id: factor.id,
    // Whoever holds a token of before this code has no use of it any more.
    ...invalidateTokens(session),
    updated_at: now,
  };
  await trx.updateTable("sessions").set(raised).where("id", "=", session.id).execute();
  await recordMethod(trx, session.id, { method: methodOf(factor) }, now);
  await trx
    .deleteFrom("sessions")
    .where("user_id", "=", user.id)
    .where("aal", "=", "aal1")
    .execute();
  await record(trx, deps, "verification_attempted", { actor: user.id, subject: factor.id });
  const account = await loadAccount(trx, user);
  return { account, session: raised, amr: await methodsOf(trx, session.id) };
}

/** Challenges of it are done with, and so is what the person began and did not finish. */
async function keepOnly(trx: Trx, { id, user_id, factor_type }: Factor): Promise<void> {
  await trx.deleteFrom("factor_challenges").where("factor_id", "=", id).execute();
  await trx
    .deleteFrom("factors")
    .where("user_id", "=", user_id)
    .where("factor_type", "=", factor_type)
    .where("status", "=", "unverified")
    .where("id", "!=", id)
    .execute();
}
