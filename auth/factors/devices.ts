import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import type { SignedInUser } from "../sessions/authenticate.ts";
import type { SignedIn } from "../sessions/issue.ts";
import type { Session } from "../sessions/session-store.ts";
import { lockUser, type User } from "../users/user-store.ts";
import {
  checkAssertion,
  checkRegistration,
  creationOptions,
  requestOptions,
} from "../webauthn/ceremonies.ts";
import { newChallenge } from "../webauthn/challenges.ts";
import { readAssertion } from "../webauthn/credential-answers.ts";
import { addCredential, countUse, factorCredentialsOf } from "../webauthn/credential-store.ts";
import { type Factor, lockFactor } from "./factor-store.ts";
import { type FactorAnswer, takeFactorChallenge } from "./find-challenge.ts";
import { raise, refuseFirstUse } from "./raise.ts";

/** Having the device is the second step; keys without a PIN of their own do for it. */
const verification = "preferred";

export type DeviceRequest =
  | { type: "create"; options: Awaited<ReturnType<typeof creationOptions>> }
  | { type: "request"; options: Awaited<ReturnType<typeof requestOptions>> };

/** A new factor gets a key from its device; one that counts has to sign with it. */
export async function askDevice(
  { database, settings }: AuthDeps,
  user: User,
  { id, status, friendly_name }: Factor,
): Promise<{ challenge: string; request: DeviceRequest }> {
  const challenge = newChallenge();
  const asked = { challenge, verification } as const;
  const all = await factorCredentialsOf(database.query, user.id);
  if (status === "verified") {
    const known = all.filter(({ factor_id }) => factor_id === id);
    const options = await requestOptions(settings.webauthn, { ...asked, known });
    return { challenge, request: { type: "request", options } };
  }
  // A handle of its own: devices keep one key for each, and the one of a passkey must stay.
  const owner = { handle: id, name: user.email ?? user.phone ?? (friendly_name || user.id) };
  const creation = { ...asked, owner, discoverable: false, known: all };
  const options = await creationOptions(settings.webauthn, creation);
  return { challenge, request: { type: "create", options } };
}

type SignedInHere = Pick<SignedInUser, "level"> & { session: Session };

/** The challenge is used up, whatever comes of it. */
export async function verifyDevice(
  deps: AuthDeps,
  factor: Factor,
  { session, level }: SignedInHere,
  answer: FactorAnswer,
): Promise<SignedIn> {
  const challenge = await takeFactorChallenge(deps, factor, answer);
  const keep = await proofOf(deps, factor, challenge, answer.credential);
  if (!keep) {
    const client = deps.hashClient(answer.client.ip);
    const about = { actor: factor.user_id, subject: factor.id, client };
    await deps.database.transaction((trx) => record(trx, deps, "verification_failed", about));
    throw failed();
  }
  return deps.database.transaction(async (trx) => {
    await lockUser(trx, deps.database, { id: factor.user_id });
    const ids = { factorId: factor.id, userId: factor.user_id };
    const locked = await lockFactor(trx, deps, ids);
    if (level === "aal1") await refuseFirstUse(trx, locked);
    if (locked.status !== factor.status || !(await keep(trx))) throw failed();
    return raise(trx, deps, { factor: locked, last_step: null, sessionId: session.id });
  });
}

/** Of an answer that is right: what it leaves in the store, or false where another was faster. */
type Keep = (trx: Trx) => Promise<boolean>;

async function proofOf(
  deps: AuthDeps,
  factor: Factor,
  challenge: string,
  answer: unknown,
): Promise<Keep | undefined> {
  const { webauthn } = deps.settings;
  const asked = { challenge, verification } as const;
  if (factor.status === "unverified") {
    const made = await checkRegistration(webauthn, asked, answer);
    const owner = { user_id: factor.user_id, factor_id: factor.id };
    return made && (async (trx) => Boolean(await addCredential(trx, deps, made, owner)));
  }
  const assertion = readAssertion(answer);
  const all = await factorCredentialsOf(deps.database.query, factor.user_id);
  const credential = all.find(
    (one) => one.factor_id === factor.id && one.credential_id === assertion?.id,
  );
  if (!(assertion && credential)) return undefined;
  const counter = await checkAssertion(webauthn, asked, { answer: assertion, credential });
  return counter === undefined ? undefined : (trx) => countUse(trx, deps, credential, counter);
}

function failed(): AuthError {
  return new AuthError("mfa_verification_failed", "Invalid WebAuthn credential");
}
