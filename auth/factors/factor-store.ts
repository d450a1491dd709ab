import type { FactorChallengesTable, FactorsTable } from "#database";
import { AuthError } from "../auth-error.ts";
import type { AuthParts, Trx } from "../parts.ts";
import { authenticate } from "../sessions/authenticate.ts";
import type { Session } from "../sessions/session-store.ts";
import type { User } from "../users/user-store.ts";
import { isUuid } from "../uuid.ts";

export type Factor = FactorsTable;
export type Challenge = FactorChallengesTable;

/** Milliseconds for which a challenge may be answered, and an unverified factor finished. */
export const challengeLifeMs = 300_000;

/** Factors belong to people who have signed in, with an address or a number of their own. */
export async function authenticateForFactors(
  parts: AuthParts,
  token: string,
): Promise<{ user: User; session: Session }> {
  const { user, session } = await authenticate(parts, token);
  if (user.is_anonymous === 1)
    throw new AuthError("no_authorization", "Anonymous user not allowed to perform these actions", {
      kind: "forbidden",
    });
  if (!session)
    throw new AuthError("session_not_found", "Session from session_id claim in JWT does not exist");
  return { user, session };
}

/** Of this user, and nobody else changes it until the transaction ends. */
export async function lockFactor(
  trx: Trx,
  { database }: AuthParts,
  { factorId, userId }: { factorId: string; userId: string },
): Promise<Factor> {
  const rows = trx
    .selectFrom("factors")
    .selectAll()
    .where("id", "=", factorId.toLowerCase())
    .where("user_id", "=", userId);
  const factor = await database.forUpdate(rows).executeTakeFirst();
  if (!factor) throw new AuthError("mfa_factor_not_found", "Factor not found");
  return factor;
}

export function requireFactorId(id: string): void {
  if (!isUuid(id))
    throw new AuthError("validation_failed", "factor_id must be an UUID", { kind: "missing" });
}
