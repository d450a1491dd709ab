import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthParts, Client } from "../parts.ts";
import {
  authenticateForFactors,
  challengeLifeMs,
  type Factor,
  lockFactor,
  requireFactorId,
} from "./factor-store.ts";

export type OpenChallenge = { id: string; factorType: Factor["factor_type"]; expiresAt: number };

/** Asks for a code of a factor, to be answered from the same place within five minutes. */
export async function challengeFactor(
  parts: AuthParts,
  token: string,
  { factorId, client }: { factorId: string; client: Client },
): Promise<OpenChallenge> {
  const { user } = await authenticateForFactors(parts, token);
  requireFactorId(factorId);
  const now = parts.now();
  const id = parts.newId();
  const factor = await parts.database.transaction(async (trx) => {
    const found = await lockFactor(trx, parts, { factorId, userId: user.id });
    requireVerifying(parts);
    await trx
      .deleteFrom("factor_challenges")
      .where("factor_id", "=", found.id)
      .where("created_at", "<", now - challengeLifeMs)
      .execute();
    const { ip } = client;
    const challenge = { id, factor_id: found.id, ip, code_hash: null, wrong_tries: 0 };
    await trx
      .insertInto("factor_challenges")
      .values({ ...challenge, created_at: now })
      .execute();
    await trx
      .updateTable("factors")
      .set({ last_challenged_at: now })
      .where("id", "=", found.id)
      .execute();
    await record(trx, parts, "challenge_created", { actor: user.id, subject: found.id });
    return found;
  });
  return { id, factorType: factor.factor_type, expiresAt: now + challengeLifeMs };
}

/** Of TOTP, the one type there is. */
export function requireVerifying({ settings }: AuthParts): void {
  if (!settings.factors.totp.verify)
    throw new AuthError("mfa_totp_verify_not_enabled", "MFA verification is disabled for TOTP");
}
