import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Client, Query, Trx } from "../deps.ts";
import { tellOwner } from "../mail/queue-email.ts";
import { type IssuedSession, issue, type SignedIn } from "../sessions/issue.ts";
import { invalidateTokens } from "../sessions/rotation.ts";
import { lockSession, methodsOf, recordMethod, type Session } from "../sessions/session-store.ts";
import { loadAccount, lockUser } from "../users/user-store.ts";
import { requireVerifying } from "./challenge.ts";
import {
  authenticateForFactors,
  type Challenge,
  challengeLifeMs,
  type Factor,
  findFactor,
  lockFactor,
  methodOf,
  requireFactorId,
} from "./factor-store.ts";
import { adoptFactorCode, isFactorCode, phoneOf } from "./phone-codes.ts";
import { acceptedStep, openSecret } from "./totp.ts";

export type FactorAnswer = {
  factorId: string;
  challengeId?: string | null | undefined;
  code?: string | null | undefined;
  client: Client;
};

/** So often a code may be wrong before the challenge is invalidated. */
const maxWrongAttempts = 5;

type Outcome =
  | ({ kind: "verified" } & SignedIn)
  /** The wrong try is counted although the answer is an error. */
  | { kind: "refused"; error: AuthError };

/** A right code makes the session aal2; sessions of the user that stand on a password alone end. */
export async function verifyFactor(
  deps: AuthDeps,
  token: string,
  answer: FactorAnswer,
): Promise<IssuedSession> {
  const { user, session, level } = await authenticateForFactors(deps, token);
  requireFactorId(answer.factorId);
  const ids = { factorId: answer.factorId, userId: user.id };
  await askProvider(deps, await findFactor(deps.database.query, ids), answer);
  const outcome = await deps.database.transaction(async (trx): Promise<Outcome> => {
    await lockUser(trx, deps.database, { id: user.id });
    const factor = await lockFactor(trx, deps, ids);
    requireVerifying(deps, factor);
    if (level === "aal1") await refuseFirstUse(trx, factor);
    const challenge = await findChallenge(trx, deps, factor, answer);
    const proof = proofOf(deps, factor, challenge, answer);
    if (!proof) return countWrongAttempt(trx, deps, { challenge, factor });
    return raise(trx, deps, { factor, ...proof, sessionId: session.id });
  });
  if (outcome.kind === "refused") throw outcome.error;
  return issue(deps, outcome);
}

/** Before anything is locked: nobody waits for a provider but whoever asked. */
async function askProvider(deps: AuthDeps, factor: Factor, answer: FactorAnswer): Promise<void> {
  requireVerifying(deps, factor);
  if (factor.factor_type !== "phone") return;
  const challenge = await findChallenge(deps.database.query, deps, factor, answer);
  await adoptFactorCode(deps, challenge, { phone: phoneOf(factor), code: answer.code ?? "" });
}

/** Where one counts already, another that was begun before it is finished by who has the first. */
async function refuseFirstUse(trx: Trx, { status, user_id }: Factor): Promise<void> {
  if (status === "verified") return;
  const verified = await trx
    .selectFrom("factors")
    .select("id")
    .where("user_id", "=", user_id)
    .where("status", "=", "verified")
    .executeTakeFirst();
  if (verified)
    throw new AuthError("insufficient_aal", "AAL2 required to verify a new factor", {
      kind: "forbidden",
    });
}

async function findChallenge(
  query: Query,
  { now }: AuthDeps,
  factor: Factor,
  { challengeId, code, client }: FactorAnswer,
): Promise<Challenge> {
  const challenge = await query
    .selectFrom("factor_challenges")
    .selectAll()
    .where("id", "=", challengeId ?? "")
    .where("factor_id", "=", factor.id)
    .executeTakeFirst();
  if (!challenge)
    throw new AuthError(
      "mfa_factor_not_found",
      "MFA factor with the provided challenge ID not found",
      { kind: "unprocessable" },
    );
  if (challenge.ip !== client.ip)
    throw new AuthError("mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch.");
  if (challenge.wrong_tries >= maxWrongAttempts || now() >= challenge.created_at + challengeLifeMs)
    throw expired(challenge);
  if (!code) throw new AuthError("validation_failed", "Code needs to be non-empty");
  return challenge;
}

/** What a right code leaves in the factor; undefined for a wrong one. */
function proofOf(
  deps: AuthDeps,
  factor: Factor,
  challenge: Challenge,
  { code }: FactorAnswer,
): { last_step: number | null } | undefined {
  if (factor.factor_type === "phone")
    return isFactorCode(deps, challenge, code ?? "") ? { last_step: null } : undefined;
  if (!/^\d{6}$/.test(code ?? "")) return undefined;
  const known = { secret: openSecret(deps, factor), last_step: factor.last_step };
  const last_step = acceptedStep(code ?? "", known, deps.now());
  return last_step === undefined ? undefined : { last_step };
}

async function countWrongAttempt(
  trx: Trx,
  deps: AuthDeps,
  { challenge, factor }: { challenge: Challenge; factor: Factor },
): Promise<Outcome> {
  const { id, wrong_tries, ip } = challenge;
  await trx
    .updateTable("factor_challenges")
    .set({ wrong_tries: wrong_tries + 1 })
    .where("id", "=", id)
    .execute();
  const about = { actor: factor.user_id, subject: factor.id, client: deps.hashClient(ip) };
  await record(trx, deps, "verification_failed", about);
  const what = factor.factor_type === "phone" ? "MFA Phone" : "TOTP";
  const message = `Invalid ${what} code entered`;
  return { kind: "refused", error: new AuthError("mfa_verification_failed", message) };
}

function expired({ id }: Challenge): AuthError {
  const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
  return new AuthError("mfa_challenge_expired", message);
}

type Right = { factor: Factor; last_step: number | null; sessionId: string };

async function raise(trx: Trx, deps: AuthDeps, right: Right): Promise<Outcome> {
  const { factor, last_step, sessionId } = right;
  const now = deps.now();
  const session = await lockSession(trx, deps.database, sessionId);
  const user = await lockUser(trx, deps.database, { id: factor.user_id });
  if (!(session && user) || session.revoked_at !== null)
    throw new AuthError("session_not_found", "Session from session_id claim in JWT does not exist");
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
  return { kind: "verified", account, session: raised, amr: await methodsOf(trx, session.id) };
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
