import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps } from "../deps.ts";
import { authenticateForFactors, noSession } from "../factors/factor-store.ts";
import { tellOwner } from "../mail/queue-email.ts";
import { findSession } from "../sessions/session-store.ts";
import { lockUser } from "../users/user-store.ts";
import { checkRegistration, creationOptions } from "../webauthn/ceremonies.ts";
import {
  askChallenge,
  notVerified,
  type PasskeyAnswer,
  takeChallenge,
} from "../webauthn/challenges.ts";
import { addCredential, type Credential, passkeysOf } from "../webauthn/credential-store.ts";
import { requireManaging } from "./manage.ts";

const maxPasskeys = 10;

/** The device makes sure of the person: a passkey stands in the place of a password. */
export const verification = "required";

/** What the browser makes a passkey from, within five minutes. */
export async function beginRegistration(deps: AuthDeps, token: string) {
  const { user } = await authenticateForRegistration(deps, token);
  const known = await passkeysOf(deps.database.query, user.id);
  requireRoom(known);
  const { id, challenge, expiresAt } = await askChallenge(deps, user.id);
  const options = await creationOptions(deps.settings.webauthn, {
    challenge,
    verification,
    owner: { handle: user.id, name: user.email ?? user.phone ?? user.id },
    discoverable: true,
    known,
  });
  return { challengeId: id, options, expiresAt };
}

export async function finishRegistration(
  deps: AuthDeps,
  token: string,
  answer: PasskeyAnswer,
): Promise<Credential> {
  const { user, session, level } = await authenticateForRegistration(deps, token);
  const challenge = await takeChallenge(deps, answer, user.id);
  const asked = { challenge, verification } as const;
  const made = await checkRegistration(deps.settings.webauthn, asked, answer.credential);
  if (!made) throw notVerified();
  return deps.database.transaction(async (trx) => {
    // One at a time, so that the count holds; and whoever was signed out meanwhile adds nothing.
    await lockUser(trx, deps.database, { id: user.id });
    const current = await findSession(trx, session.id);
    if (!current || current.revoked_at !== null) throw noSession();
    await requireManaging(trx, user.id, current.aal === "aal2" ? level : "aal1");
    requireRoom(await passkeysOf(trx, user.id));
    const passkey = await addCredential(trx, deps, made, { user_id: user.id, factor_id: null });
    await record(trx, deps, "passkey_created", { actor: user.id, subject: passkey.id });
    await tellOwner(trx, deps, user, { kind: "passkey_added" });
    return passkey;
  });
}

async function authenticateForRegistration(deps: AuthDeps, token: string) {
  const signedIn = await authenticateForFactors(deps, token);
  if (signedIn.user.is_sso_user === 1)
    throw new AuthError("validation_failed", "SSO users cannot register passkeys", {
      kind: "unprocessable",
    });
  await requireManaging(deps.database.query, signedIn.user.id, signedIn.level);
  return signedIn;
}

function requireRoom(passkeys: readonly Credential[]): void {
  if (passkeys.length >= maxPasskeys)
    throw new AuthError("too_many_passkeys", "Maximum number of passkeys reached");
}
