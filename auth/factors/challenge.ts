import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Client, CountSending, Trx } from "../deps.ts";
import { orderSms } from "../phone/send-phone-code.ts";
import { loadAccount, type User } from "../users/user-store.ts";
import { askDevice, type DeviceRequest } from "./devices.ts";
import {
  authenticateForFactors,
  challengeLifeMs,
  type Factor,
  findFactor,
  lockFactor,
  requireFactorId,
} from "./factor-store.ts";
import { factorCodeHash, phoneOf } from "./phone-codes.ts";

export type ChallengeRequest = {
  factorId: string;
  /** How a code is brought to a phone. */
  channel?: string | null | undefined;
  client: Client;
  countSending: CountSending;
};

export type OpenChallenge = {
  id: string;
  factorType: Factor["factor_type"];
  expiresAt: number;
  /** What the browser asks of a device. */
  webauthn?: DeviceRequest;
};

/** Asks for a code of a factor, or for the signature of a device, to be answered from the same place within five minutes. */
export async function challengeFactor(
  deps: AuthDeps,
  token: string,
  { factorId, channel, client, countSending }: ChallengeRequest,
): Promise<OpenChallenge> {
  const { user } = await authenticateForFactors(deps, token);
  requireFactorId(factorId);
  const key = { factorId, userId: user.id };
  const factor = await findFactor(deps.database.query, key);
  requireVerifying(deps, factor);
  const code = await sendCode(deps, { user, factor, channel, countSending });
  const device =
    factor.factor_type === "webauthn" ? await askDevice(deps, user, factor) : undefined;
  const id = deps.newId();
  await deps.database.transaction(async (trx) => {
    await lockFactor(trx, deps, key);
    await open(trx, deps, factor, { id, ip: client.ip, code, challenge: device?.challenge });
    await record(trx, deps, "challenge_created", { actor: user.id, subject: factor.id });
  });
  const expiresAt = deps.now() + challengeLifeMs;
  return {
    id,
    factorType: factor.factor_type,
    expiresAt,
    ...(device && { webauthn: device.request }),
  };
}

/** Undefined where the factor makes its own codes. */
async function sendCode(
  deps: AuthDeps,
  { user, factor, ...request }: Sending,
): Promise<string | undefined> {
  if (factor.factor_type !== "phone") return undefined;
  const sms = await orderSms(deps, { ...request, phone: phoneOf(factor), purpose: "factor" });
  return (await sms.send(await loadAccount(deps.database.query, user))).code;
}

type Sending = { user: User; factor: Factor } & Pick<ChallengeRequest, "channel" | "countSending">;

type Opening = {
  id: string;
  ip: string;
  code: string | undefined;
  challenge: string | undefined;
};

async function open(
  trx: Trx,
  deps: AuthDeps,
  factor: Factor,
  { id, ip, code, challenge }: Opening,
): Promise<void> {
  const now = deps.now();
  const challenges = trx.deleteFrom("factor_challenges").where("factor_id", "=", factor.id);
  // Of the codes that are sent only the last one counts.
  const past =
    code === undefined ? challenges.where("created_at", "<", now - challengeLifeMs) : challenges;
  await past.execute();
  const bound = { id, factor_id: factor.id };
  const code_hash = code === undefined ? null : factorCodeHash(deps, bound, code).toString("hex");
  await trx
    .insertInto("factor_challenges")
    .values({
      ...bound,
      ip,
      code_hash,
      challenge: challenge ?? null,
      wrong_tries: 0,
      created_at: now,
    })
    .execute();
  await trx
    .updateTable("factors")
    .set({ last_challenged_at: now })
    .where("id", "=", factor.id)
    .execute();
}

export function requireVerifying(
  { settings }: AuthDeps,
  { factor_type }: Pick<Factor, "factor_type">,
): void {
  if (factor_type === "phone" && !settings.factors.phone.verify)
    throw new AuthError("mfa_phone_verify_not_enabled", "MFA verification is disabled for Phone");
  if (factor_type === "webauthn" && !settings.factors.webauthn.verify)
    throw new AuthError(
      "mfa_webauthn_verify_not_enabled",
      "MFA verification is disabled for WebAuthn",
    );
  if (factor_type === "totp" && !settings.factors.totp.verify)
    throw new AuthError("mfa_totp_verify_not_enabled", "MFA verification is disabled for TOTP");
}
