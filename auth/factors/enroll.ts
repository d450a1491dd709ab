import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import { isReachable, noProvider } from "../phone/send-phone-code.ts";
import type { SignedInUser } from "../sessions/authenticate.ts";
import { findSession } from "../sessions/session-store.ts";
import { requirePhone } from "../users/contact.ts";
import { lockUser, type User } from "../users/user-store.ts";
import {
  authenticateForFactors,
  challengeLifeMs,
  type Factor,
  noSession,
  requireName,
} from "./factor-store.ts";
import { type NewTotp, newTotp, sealSecret } from "./totp.ts";

export type Enrollment = {
  factorType?: string | null | undefined;
  friendlyName?: string | null | undefined;
  /** What the authenticator app shows; the site's host where nothing is said. */
  issuer?: string | null | undefined;
  /** Where the codes of a phone factor go. */
  phone?: string | null | undefined;
};

export type Enrolled = { id: string; friendlyName: string } & (
  | { type: "totp"; totp: NewTotp }
  /** As it was written. `warning`: that no code can be sent to it, and why. */
  | { type: "phone"; phone: string; warning?: string }
  /** The device makes its key at the first challenge. */
  | { type: "webauthn" }
);

/** The secret of an authenticator app is told once, here. */
export async function enrollFactor(
  deps: AuthDeps,
  token: string,
  enrollment: Enrollment,
): Promise<Enrolled> {
  const { user, session, level } = await authenticateForFactors(deps, token);
  const type = requireType(deps, enrollment);
  const id = deps.newId();
  const friendlyName = requireName(enrollment.friendlyName ?? "");
  const kind = newKind(deps, type, user, enrollment);
  const factor = newFactor(deps, { id, user, friendlyName, ...kind });
  await deps.database.transaction(async (trx) => {
    // One enrolment of a user at a time, so that the count and the names hold.
    await lockUser(trx, deps.database, { id: user.id });
    // The session, or the account, may have ended since it was looked at.
    const current = await findSession(trx, session.id);
    if (!current) throw noSession();
    await makeRoom(trx, deps, factor, current.aal === "aal2" ? level : "aal1");
    await trx.insertInto("factors").values(factor).execute();
    await record(trx, deps, "factor_in_progress", { actor: user.id, subject: id });
  });
  const reached = factor.phone === null || isReachable(deps, factor.phone);
  const warning = `No code can be sent to this number: ${noProvider}`;
  return { id, friendlyName, ...kind, ...(!reached && { warning }) };
}

type Kind =
  | { type: "totp"; totp: NewTotp }
  | { type: "phone"; phone: string }
  | { type: "webauthn" };

function newKind(
  { settings }: AuthDeps,
  type: Factor["factor_type"],
  user: User,
  { issuer, phone }: Enrollment,
): Kind {
  if (type === "webauthn") return { type };
  if (type === "phone") return { type, phone: phone ?? "" };
  const named = { issuer: issuer || new URL(settings.siteUrl).hostname };
  return { type, totp: newTotp({ ...named, label: user.email ?? user.phone ?? "" }) };
}

type New = { id: string; user: User; friendlyName: string } & Kind;

function newFactor(deps: AuthDeps, { id, user, friendlyName, ...kind }: New): Factor {
  const now = deps.now();
  return {
    id,
    user_id: user.id,
    friendly_name: friendlyName,
    factor_type: kind.type,
    status: "unverified",
    secret: kind.type === "totp" ? sealSecret(deps, id, kind.totp.secret) : null,
    phone: kind.type === "phone" ? requirePhone(kind.phone) : null,
    last_step: null,
    last_challenged_at: null,
    created_at: now,
    updated_at: now,
  };
}

function requireType(
  { settings }: AuthDeps,
  { factorType, phone }: Enrollment,
): Factor["factor_type"] {
  if (factorType === "webauthn") {
    if (!settings.factors.webauthn.enroll)
      throw new AuthError("mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn");
    return factorType;
  }
  if (factorType === "phone") {
    if (!settings.factors.phone.enroll)
      throw new AuthError("mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
    if (!phone)
      throw new AuthError("validation_failed", "Phone number required to enroll Phone factor");
    return factorType;
  }
  if (factorType !== "totp")
    throw new AuthError("validation_failed", "factor_type needs to be totp, phone, or webauthn");
  if (!settings.factors.totp.enroll)
    throw new AuthError("mfa_totp_enroll_not_enabled", "MFA enroll is disabled for TOTP");
  return factorType;
}

async function makeRoom(
  trx: Trx,
  { now, settings }: AuthDeps,
  { user_id, friendly_name: friendlyName, phone }: Factor,
  level: SignedInUser["level"],
): Promise<void> {
  const factors = await trx
    .selectFrom("factors")
    .select(["id", "friendly_name", "status", "phone", "created_at", "last_challenged_at"])
    .where("user_id", "=", user_id)
    .execute();
  const hasPhone = (factor: Pick<Factor, "phone">) => phone !== null && factor.phone === phone;
  if (factors.some((factor) => hasPhone(factor) && factor.status === "verified"))
    throw new AuthError(
      "mfa_verified_factor_exists",
      "A verified phone factor already exists, unenroll the existing factor to continue",
    );
  const oldest = now() - challengeLifeMs;
  // What was begun and not finished in time, and what is begun anew for the same number.
  const left = factors.filter((factor) => {
    const last = Math.max(factor.created_at, factor.last_challenged_at ?? 0);
    return factor.status === "unverified" && (last < oldest || hasPhone(factor));
  });
  for (const { id } of left) await trx.deleteFrom("factors").where("id", "=", id).execute();
  const kept = factors.filter((factor) => !left.includes(factor));
  if (kept.length >= settings.factors.maxEnrolled)
    throw new AuthError(
      "too_many_enrolled_mfa_factors",
      "Maximum number of verified factors reached, unenroll to continue",
    );
  if (kept.some(({ friendly_name }) => friendly_name === friendlyName))
    throw new AuthError(
      "mfa_factor_name_conflict",
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    );
  if (level === "aal1" && kept.some(({ status }) => status === "verified"))
    throw new AuthError("insufficient_aal", "AAL2 required to enroll a new factor", {
      kind: "forbidden",
    });
}
