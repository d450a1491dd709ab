import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import {
  authenticateForFactors,
  type Factor,
  lockFactor,
  methodOf,
  requireFactorId,
} from "./factor-store.ts";

export async function unenrollFactor(
  deps: AuthDeps,
  token: string,
  factorId: string,
): Promise<string> {
  const { user, level } = await authenticateForFactors(deps, token);
  requireFactorId(factorId);
  return deps.database.transaction(async (trx) => {
    const factor = await lockFactor(trx, deps, { factorId, userId: user.id });
    if (factor.status === "verified" && level !== "aal2")
      throw new AuthError("insufficient_aal", "AAL2 required to unenroll verified factor");
    await removeFactor(trx, deps, factor);
    await record(trx, deps, "factor_unenrolled", { actor: user.id, subject: factor.id });
    return factor.id;
  });
}

/** Sessions that it had raised go back to what they were. */
export async function removeFactor(
  trx: Trx,
  { now }: Pick<AuthDeps, "now">,
  factor: Factor,
): Promise<void> {
  const { id } = factor;
  const raised = await trx
    .selectFrom("sessions")
    .select("id")
    .where("factor_id", "=", id)
    .execute();
  for (const session of raised) {
    await trx
      .deleteFrom("session_methods")
      .where("session_id", "=", session.id)
      .where("method", "=", methodOf(factor))
      .execute();
    await trx
      .updateTable("sessions")
      .set({ aal: "aal1", factor_id: null, updated_at: now() })
      .where("id", "=", session.id)
      .execute();
  }
  await trx.deleteFrom("factors").where("id", "=", id).execute();
}
