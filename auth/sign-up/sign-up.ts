import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import { type CodeChallenge, readCodeChallenge } from "../codes/code-challenge.ts";
import type { FlowRequest } from "../codes/email-code.ts";
import type { AuthDeps, Client, CountSending, Trx } from "../deps.ts";
import { queueEmail } from "../mail/queue-email.ts";
import { withMinimumDuration } from "../minimum-duration.ts";
import { wordsOfAccount } from "../passwords/near-words.ts";
import { checkNewPassword } from "../passwords/strength.ts";
import { type OrderedSms, orderSms } from "../phone/send-phone-code.ts";
import { type IssuedSession, issue, type SignedIn } from "../sessions/issue.ts";
import { openSession } from "../sessions/session-store.ts";
import { confirmEmail, confirmPhone, isBanned } from "../users/confirm.ts";
import { type Contact, keyOf, requireEmail, requirePhone } from "../users/contact.ts";
import { type Metadata, mergeMetadata } from "../users/metadata.ts";
import { createUnconfirmed, unconfirmedAccount } from "../users/new-user.ts";
import { type Account, findUser, loadAccount, lockUser, type User } from "../users/user-store.ts";
import { awaitConfirmation } from "./await-confirmation.ts";
import { decoyAccount } from "./decoy-account.ts";

export type SignUpRequest = FlowRequest & {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  password?: string | null | undefined;
  data?: Metadata | null | undefined;
  /** How a code is brought to a phone. */
  channel?: string | null | undefined;
  countSending: CountSending;
  client: Client;
};

export type SignUpResult =
  | { kind: "session"; session: IssuedSession }
  /** To be confirmed first, or somebody who has an account and is not told so. */
  | { kind: "user"; account: Account };

type Outcome =
  | ({ kind: "session" } & SignedIn)
  | { kind: "user"; account: Account }
  /** While the hash was computed, somebody else came with the same address. */
  | { kind: "stale" };

/** So often an address may change under one sign-up; more is no accident. */
const maxReadings = 3;

export async function signUp(deps: AuthDeps, request: SignUpRequest): Promise<SignUpResult> {
  const { settings } = deps;
  const { password, client, redirectTo } = request;
  if (!settings.signUp.enabled)
    throw new AuthError("signup_disabled", "Signups not allowed for this instance");
  if (!password) throw invalid("Signup requires a valid password");
  await checkNewPassword(password, settings.passwords, wordsOfAccount(request));
  const { contact, challenge } = readContact(deps, request);
  const sms = confirms(deps, contact) ? undefined : await countCode(deps, contact, request);
  const data = mergeMetadata({}, request.data ?? {});
  const attempt = { id: deps.newId(), contact, data, client, redirectTo, challenge, sms };
  for (let reading = 0; reading < maxReadings; reading += 1) {
    const outcome = await attemptSignUp(deps, password, attempt);
    if (outcome.kind === "stale") continue;
    if (outcome.kind === "session") return { kind: "session", session: await issue(deps, outcome) };
    return outcome;
  }
  throw alreadyExists();
}

function readContact({ settings }: AuthDeps, request: SignUpRequest) {
  const { email, phone, codeChallenge, codeChallengeMethod } = request;
  if (email && phone)
    throw invalid("Only an email address or phone number should be provided on signup.");
  const challenge = readCodeChallenge({ challenge: codeChallenge, method: codeChallengeMethod });
  if (phone && challenge) throw invalid("PKCE not supported for phone signups");
  if (phone && !settings.signUp.phone)
    throw new AuthError("phone_provider_disabled", "Phone signups are disabled");
  if (email && !settings.signUp.email)
    throw new AuthError("email_provider_disabled", "Email signups are disabled");
  const contact: Contact = phone
    ? { kind: "phone", value: requirePhone(phone) }
    : { kind: "email", value: requireEmail(email ?? "") };
  return { contact, challenge };
}

async function countCode(
  deps: AuthDeps,
  { kind, value }: Contact,
  { channel, countSending }: SignUpRequest,
): Promise<OrderedSms | undefined> {
  if (kind === "phone")
    return orderSms(deps, { phone: value, purpose: "phone_confirmation", channel, countSending });
  await countSending("confirmation", { email: value });
  return undefined;
}

type Attempt = {
  /** Of the account, if there is none yet. */
  id: string;
  contact: Contact;
  data: Metadata;
  client: Client;
  redirectTo: string;
  challenge: CodeChallenge | undefined;
  sms: OrderedSms | undefined;
};

/** One hash in each case, so that the time tells nobody who has an account. */
async function attemptSignUp(deps: AuthDeps, password: string, attempt: Attempt): Promise<Outcome> {
  const { database, hasher } = deps;
  const { contact } = attempt;
  const seen = await findUser(database.query, keyOf(contact));
  const compares =
    seen !== undefined && !isConfirmedBy(seen, contact) && !hasLapsed(deps, seen, contact);
  const passwordMatches = compares && (await hasher.verify(password, seen.password_hash)).matches;
  const password_hash = compares ? null : await hasher.hash(password);
  const smsCode = await sendCode(deps, seen, attempt);
  const known = { ...attempt, seen, passwordMatches, password_hash, smsCode };
  const entry = () => database.transaction((trx) => acquire(trx, deps, known));
  return hidesAccounts(deps) ? withMinimumDuration(entry) : entry();
}

/** Before anything is written; to whom the number belongs already nothing is sent. */
async function sendCode(
  deps: AuthDeps,
  seen: User | undefined,
  { sms, ...newcomer }: Attempt,
): Promise<string | undefined> {
  if (seen && isConfirmedBy(seen, newcomer.contact)) await sms?.cancel();
  else if (sms)
    return (
      await sms.send(
        seen
          ? await loadAccount(deps.database.query, seen)
          : unconfirmedAccount(deps, { ...newcomer, password_hash: null }),
      )
    ).code;
  return undefined;
}

/** Nobody waits for the email of that sign-up any more: who comes now begins anew. */
function hasLapsed(deps: AuthDeps, user: User, contact: Contact): boolean {
  const { confirmation_sent_at: sent, invited_at } = user;
  if (confirms(deps, contact) || sent === null || invited_at !== null) return false;
  const { codes, phoneCodes } = deps.settings;
  return deps.now() >= sent + (contact.kind === "phone" ? phoneCodes : codes).lifeMs;
}

type Known = Attempt & {
  /** Before the hash was computed. */
  seen: User | undefined;
  /** The password of an account that nobody has confirmed yet. */
  passwordMatches: boolean;
  /** Null where the password was compared with the one that is there. */
  password_hash: string | null;
  /** That has left for the number. */
  smsCode: string | undefined;
};

async function acquire(trx: Trx, deps: AuthDeps, known: Known): Promise<Outcome> {
  const { contact, client, passwordMatches } = known;
  const before = await lockUser(trx, deps.database, keyOf(contact));
  if (isStale(before, known)) return { kind: "stale" };
  const user = before ?? (await createUnconfirmed(trx, deps, known));
  if (!user) return { kind: "stale" };
  await record(trx, deps, before ? "user_repeated_signup" : "user_signedup", { actor: user.id });
  if (isConfirmedBy(user, contact)) return answerWithDecoy(trx, deps, user, known);
  if (!confirms(deps, contact)) {
    const attempt = { ...known, repeated: before !== undefined };
    return { kind: "user", account: await awaitConfirmation(trx, deps, user, attempt) };
  }
  if (before && (!passwordMatches || isBanned(user, deps.now()))) throw alreadyExists();
  const confirmed = await confirmContact(trx, deps, user, contact);
  const opened = await openSession(trx, deps, confirmed, { method: "password", client });
  return { kind: "session", ...opened, account: await loadAccount(trx, opened.user) };
}

function isStale(before: User | undefined, { seen, contact }: Known): boolean {
  if (!before) return seen !== undefined;
  return !isConfirmedBy(before, contact) && before.password_hash !== seen?.password_hash;
}

/** Whoever may see that the account is there is told; the others see what a new one looks like, and its owner learns of it. */
async function answerWithDecoy(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  { contact, data }: Known,
): Promise<Outcome> {
  if (!hidesAccounts(deps)) throw alreadyExists();
  if (contact.kind === "email")
    await queueEmail(trx, deps, {
      kind: "already_registered",
      to: contact.value,
      userId: user.id,
    });
  return { kind: "user", account: decoyAccount(deps, contact, data) };
}

/** Where each sign-up has to be confirmed, nobody need learn whether there was an account. */
function hidesAccounts({ settings }: AuthDeps): boolean {
  return !(settings.autoconfirm.email || settings.autoconfirm.phone);
}

function confirmContact(trx: Trx, deps: AuthDeps, user: User, { kind }: Contact): Promise<User> {
  return kind === "email" ? confirmEmail(trx, deps, user) : confirmPhone(trx, deps, user);
}

function isConfirmedBy(user: User, { kind }: Contact): boolean {
  return (kind === "email" ? user.email_confirmed_at : user.phone_confirmed_at) !== null;
}

function confirms({ settings }: AuthDeps, { kind }: Contact): boolean {
  return settings.autoconfirm[kind];
}

function alreadyExists(): AuthError {
  return new AuthError("user_already_exists", "User already registered");
}

function invalid(message: string): AuthError {
  return new AuthError("validation_failed", message);
}
