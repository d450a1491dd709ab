import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Client, Trx } from "../deps.ts";
import { withMinimumDuration } from "../minimum-duration.ts";
import { type IssuedSession, issue, type SignedIn } from "../sessions/issue.ts";
import { openSession } from "../sessions/session-store.ts";
import { isBanned } from "../users/confirm.ts";
import { loadAccount, lockUser, type User } from "../users/user-store.ts";
import { checkAssertion, requestOptions } from "../webauthn/ceremonies.ts";
import {
  askChallenge,
  notVerified,
  type PasskeyAnswer,
  takeChallenge,
} from "../webauthn/challenges.ts";
import { type Assertion, readAssertion } from "../webauthn/credential-answers.ts";
import { type Credential, countUse, findCredential } from "../webauthn/credential-store.ts";
import { verification } from "./register.ts";

/** Nobody is named: the person chooses among the passkeys that their device has for this site. */
export async function beginPasskeySignIn(deps: AuthDeps) {
  const { id, challenge, expiresAt } = await askChallenge(deps, null);
  const options = await requestOptions(deps.settings.webauthn, { challenge, verification });
  return { challengeId: id, options, expiresAt };
}

type Used = { passkey: Credential; counter: number; client: Client };

/** A passkey that nobody has, one that was taken away and a wrong signature get one answer, after one time. */
export function signInWithPasskey(
  deps: AuthDeps,
  { client, ...answer }: PasskeyAnswer & { client: Client },
): Promise<IssuedSession> {
  return withMinimumDuration(async () => {
    const challenge = await takeChallenge(deps, answer, null);
    const assertion = readAssertion(answer.credential);
    const passkey = assertion && (await findCredential(deps.database.query, assertion.id));
    if (!passkey || passkey.factor_id !== null) throw notVerified();
    const counter = await check(deps, challenge, { answer: assertion, credential: passkey });
    if (counter === undefined) {
      await noteFailure(deps, passkey, client);
      throw notVerified();
    }
    const used = { passkey, counter, client };
    return issue(deps, await deps.database.transaction((trx) => enter(trx, deps, used)));
  });
}

/** The device names the account that it made the passkey for; it has to be the one that we know. */
async function check(
  { settings }: AuthDeps,
  challenge: string,
  { answer, credential }: { answer: Assertion; credential: Credential },
): Promise<number | undefined> {
  const handle = Buffer.from(answer.response.userHandle ?? "", "base64url").toString();
  if (handle !== credential.user_id) return undefined;
  return checkAssertion(settings.webauthn, { challenge, verification }, { answer, credential });
}

async function enter(
  trx: Trx,
  deps: AuthDeps,
  { passkey, counter, client }: Used,
): Promise<SignedIn> {
  const user = await lockUser(trx, deps.database, { id: passkey.user_id });
  if (!user || user.deleted_at !== null) throw notVerified();
  if (!(await countUse(trx, deps, passkey, counter))) throw notVerified();
  refuseWhoMayNot(user, deps.now());
  const opened = await openSession(trx, deps, user, { method: "passkey", client });
  await record(trx, deps, "login", { actor: user.id });
  return { ...opened, account: await loadAccount(trx, opened.user) };
}

/** Told only to who has the passkey. */
function refuseWhoMayNot(user: User, now: number): void {
  const kind = "forbidden";
  if (user.email && user.email_confirmed_at === null)
    throw new AuthError("email_not_confirmed", "Email not confirmed", { kind });
  if (user.phone && user.phone_confirmed_at === null)
    throw new AuthError("phone_not_confirmed", "Phone not confirmed", { kind });
  if (isBanned(user, now)) throw new AuthError("user_banned", "User is banned");
}

/** A count that went back stands there too: the device may have been copied. */
async function noteFailure(
  deps: AuthDeps,
  { user_id: subject }: Credential,
  { ip }: Client,
): Promise<void> {
  const about = { actor: null, subject, client: deps.hashClient(ip) };
  await deps.database.transaction((trx) => record(trx, deps, "login_failed", about));
}
