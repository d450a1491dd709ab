import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthParts, Trx } from "../parts.ts";
import { lockUser, type User } from "../users/user-store.ts";
import { authenticateForFactors, challengeLifeMs, type Factor } from "./factor-store.ts";
import { type NewTotp, newTotp, sealSecret } from "./totp.ts";

export type Enrollment = {
  factorType?: string | null | undefined;
  friendlyName?: string | null | undefined;
  /** What the authenticator app shows; the site's host where nothing is said. */
  issuer?: string | null | undefined;
};

export type Enrolled = { id: string; friendlyName: string; totp: NewTotp };

/** The secret is told once, here. */
export async function enrollFactor(
  parts: AuthParts,
  token: string,
  enrollment: Enrollment,
): Promise<Enrolled> {
  const { user, session } = await authenticateForFactors(parts, token);
  requireTotp(parts, enrollment);
  const id = parts.newId();
  const friendlyName = enrollment.friendlyName ?? "";
  const issuer = enrollment.issuer || new URL(parts.settings.siteUrl).host;
  const totp = newTotp({ issuer, label: user.email ?? user.phone ?? "" });
  const now = parts.now();
  const factor: Factor = {
    id,
    user_id: user.id,
    friendly_name: friendlyName,
    factor_type: "totp",
    status: "unverified",
    secret: sealSecret(parts, id, totp.secret),
    phone: null,
    last_step: null,
    last_challenged_at: null,
    created_at: now,
    updated_at: now,
  };
  await parts.database.transaction(async (trx) => {
    // One enrolment of a user at a time, so that the count and the names hold.
    await lockUser(trx, parts.database, { id: user.id });
    await makeRoom(trx, parts, user, { friendlyName, aal: session.aal });
    await trx.insertInto("factors").values(factor).execute();
    await record(trx, parts, "factor_in_progress", { actor: user.id, subject: id });
  });
  return { id, friendlyName, totp };
}

function requireTotp({ settings }: AuthParts, { factorType }: Enrollment): void {
  if (factorType === "phone")
    throw new AuthError("mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
  if (factorType === "webauthn")
    throw new AuthError("mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn");
  if (factorType !== "totp")
    throw new AuthError("validation_failed", "factor_type needs to be totp, phone, or webauthn");
  if (!settings.factors.totp.enroll)
    throw new AuthError("mfa_totp_enroll_not_enabled", "MFA enroll is disabled for TOTP");
}

async function makeRoom(
  trx: Trx,
  { now, settings }: AuthParts,
  user: User,
  { friendlyName, aal }: { friendlyName: string; aal: "aal1" | "aal2" },
): Promise<void> {
  const factors = await trx
    .selectFrom("factors")
    .select(["id", "friendly_name", "status", "created_at", "last_challenged_at"])
    .where("user_id", "=", user.id)
    .execute();
  const oldest = now() - challengeLifeMs;
  const left = factors.filter(
    ({ status, created_at, last_challenged_at }) =>
      status === "unverified" && Math.max(created_at, last_challenged_at ?? 0) < oldest,
  );
  for (const { id } of left) await trx.deleteFrom("factors").where("id", "=", id).execute();
  const kept = factors.filter((factor) => !left.includes(factor));
  if (kept.length >= settings.factors.most)
    throw new AuthError(
      "too_many_enrolled_mfa_factors",
      "Maximum number of verified factors reached, unenroll to continue",
    );
  if (kept.some(({ friendly_name }) => friendly_name === friendlyName))
    throw new AuthError(
      "mfa_factor_name_conflict",
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    );
  if (aal === "aal1" && kept.some(({ status }) => status === "verified"))
    throw new AuthError("insufficient_aal", "AAL2 required to enroll a new factor", {
      kind: "forbidden",
    });
}
