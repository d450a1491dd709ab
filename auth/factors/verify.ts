import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Query, Trx } from "../deps.ts";
import { type IssuedSession, issue, type SignedIn } from "../sessions/issue.ts";
import { lockUser } from "../users/user-store.ts";
import { requireVerifying } from "./challenge.ts";
import { verifyDevice } from "./devices.ts";
import {
  authenticateForFactors,
  type Challenge,
  type Factor,
  findFactor,
  lockFactor,
  requireFactorId,
} from "./factor-store.ts";
import { type FactorAnswer, findChallenge } from "./find-challenge.ts";
import { adoptFactorCode, isFactorCode, phoneOf } from "./phone-codes.ts";
import { raise, refuseFirstUse } from "./raise.ts";
import { acceptedStep, openSecret } from "./totp.ts";

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
  const found = await findFactor(deps.database.query, ids);
  requireVerifying(deps, found);
  if (found.factor_type === "webauthn")
    return issue(deps, await verifyDevice(deps, found, { session, level }, answer));
  await askProvider(deps, found, answer);
  const outcome = await deps.database.transaction(async (trx): Promise<Outcome> => {
    await lockUser(trx, deps.database, { id: user.id });
    const factor = await lockFactor(trx, deps, ids);
    requireVerifying(deps, factor);
    if (level === "aal1") await refuseFirstUse(trx, factor);
    const challenge = await findCodeChallenge(trx, deps, factor, answer);
    const proof = proofOf(deps, factor, challenge, answer);
    if (!proof) return countWrongAttempt(trx, deps, { challenge, factor });
    const raised = await raise(trx, deps, { factor, ...proof, sessionId: session.id });
    return { kind: "verified", ...raised };
  });
  if (outcome.kind === "refused") throw outcome.error;
  return issue(deps, outcome);
}

/** Before anything is locked: nobody waits for a provider but whoever asked. */
async function askProvider(deps: AuthDeps, factor: Factor, answer: FactorAnswer): Promise<void> {
  if (factor.factor_type !== "phone") return;
  const challenge = await findCodeChallenge(deps.database.query, deps, factor, answer);
  await adoptFactorCode(deps, challenge, { phone: phoneOf(factor), code: answer.code ?? "" });
}

async function findCodeChallenge(
  query: Query,
  deps: AuthDeps,
  factor: Factor,
  answer: FactorAnswer,
): Promise<Challenge> {
  const challenge = await findChallenge(query, deps, factor, answer);
  if (!answer.code) throw new AuthError("validation_failed", "Code needs to be non-empty");
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
