import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import { readCodeChallenge } from "../codes/code-challenge.ts";
import { inEvenTime } from "../even-time.ts";
import type { AuthParts, Client, Trx } from "../parts.ts";
import { checkNewPassword } from "../passwords/strength.ts";
import { type IssuedSession, issue, type SignedIn } from "../sessions/issue.ts";
import { openSession } from "../sessions/session-store.ts";
import { confirmEmail, confirmPhone, isBanned } from "./confirm.ts";
import { type Contact, keyOf, requireEmail, requirePhone } from "./contact.ts";
import { type Metadata, mergeMetadata } from "./metadata.ts";
import { createIdentity, createUser } from "./new-user.ts";
import { seemingAccount } from "./seeming-account.ts";
import {
  type Account,
  findUser,
  loadAccount,
  lockUser,
  type User,
  updateUser,
} from "./user-store.ts";

export type SignUpRequest = {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  password?: string | null | undefined;
  data?: Metadata | null | undefined;
  codeChallenge?: string | null | undefined;
  codeChallengeMethod?: string | null | undefined;
  client: Client;
};

export type SignUpResult =
  | { kind: "session"; session: IssuedSession }
  /** To be confirmed first, or somebody who has an account and is not told so. */
  | { kind: "user"; account: Account };

type Outcome = ({ kind: "session" } & SignedIn) | { kind: "user"; account: Account };

export async function signUp(parts: AuthParts, request: SignUpRequest): Promise<SignUpResult> {
  const { settings, hasher, database } = parts;
  const { password, client } = request;
  if (!settings.signUp.enabled)
    throw new AuthError("signup_disabled", "Signups not allowed for this instance");
  if (!password) throw invalid("Signup requires a valid password");
  await checkNewPassword(password, settings.passwords);
  const contact = readContact(parts, request);
  const known = await findUser(database.query, keyOf(contact));
  // One hash in each case, so that the time tells nobody who has an account.
  const mayConfirm =
    known !== undefined && !isConfirmedBy(known, contact) && confirms(parts, contact);
  const proven = mayConfirm && (await hasher.verify(password, known.password_hash)).matches;
  const password_hash = mayConfirm ? null : await hasher.hash(password);
  const data = mergeMetadata({}, request.data ?? {});
  const attempt = { contact, password_hash, data, client, proven };
  const entry = () => database.transaction((trx) => enter(trx, parts, attempt));
  const outcome = await (hidesAccounts(parts) ? inEvenTime(entry) : entry());
  if (outcome.kind === "user") return outcome;
  return { kind: "session", session: await issue(parts, outcome) };
}

function readContact({ settings }: AuthParts, request: SignUpRequest): Contact {
  const { email, phone, codeChallenge, codeChallengeMethod } = request;
  if (email && phone)
    throw invalid("Only an email address or phone number should be provided on signup.");
  const challenge = readCodeChallenge({ challenge: codeChallenge, method: codeChallengeMethod });
  if (phone && challenge) throw invalid("PKCE not supported for phone signups");
  if (phone && !settings.signUp.phone)
    throw new AuthError("phone_provider_disabled", "Phone signups are disabled");
  if (email && !settings.signUp.email)
    throw new AuthError("email_provider_disabled", "Email signups are disabled");
  if (phone) return { kind: "phone", value: requirePhone(phone) };
  return { kind: "email", value: requireEmail(email ?? "") };
}

type Attempt = {
  contact: Contact;
  /** Null where the password was compared with the one that is there. */
  password_hash: string | null;
  data: Metadata;
  client: Client;
  /** The password of an account that nobody has confirmed yet. */
  proven: boolean;
};

async function enter(trx: Trx, parts: AuthParts, attempt: Attempt): Promise<Outcome> {
  const { contact, client, proven } = attempt;
  const key = keyOf(contact);
  const before = await lockUser(trx, parts.database, key);
  // What was there to compare the password with has gone meanwhile: nobody knows a hash of it.
  if (!before && attempt.password_hash === null) throw alreadyExists();
  const made = before ? undefined : await createWithIdentity(trx, parts, attempt);
  // Somebody else may have been first with the same address.
  const user = made ?? before ?? (await lockUser(trx, parts.database, key));
  if (!user) throw alreadyExists();
  await record(trx, parts, made ? "user_signedup" : "user_repeated_signup", { actor: user.id });
  if (!made && isConfirmedBy(user, contact)) return seeming(parts, attempt);
  if (!confirms(parts, contact)) return waiting(trx, parts, user);
  if (!made && (!proven || isBanned(user, parts.now()))) throw alreadyExists();
  const confirmed = await confirmContact(trx, parts, user, contact);
  const opened = await openSession(trx, parts, confirmed, { method: "password", client });
  return { kind: "session", ...opened, account: await loadAccount(trx, opened.user) };
}

async function createWithIdentity(
  trx: Trx,
  parts: AuthParts,
  { contact, password_hash, data }: Attempt,
): Promise<User | undefined> {
  const id = parts.newId();
  const subject = {
    sub: id,
    [contact.kind]: contact.value,
    email_verified: false,
    phone_verified: false,
  };
  // What the person says of themselves does not get in the way of what we know.
  const identityData = { ...data, ...subject };
  const user = await createUser(trx, parts, {
    id,
    ...keyOf(contact),
    password_hash,
    app_metadata: { provider: contact.kind, providers: [contact.kind] },
    user_metadata: identityData,
  });
  if (!user) return undefined;
  const email = contact.kind === "email" ? contact.value : undefined;
  await createIdentity(trx, parts, user, {
    provider: contact.kind,
    subject: id,
    data: identityData,
    email,
  });
  return user;
}

/** Whoever may see that the account is there is told; the others see what a new account looks like. */
function seeming(parts: AuthParts, { contact, data }: Attempt): Outcome {
  if (!hidesAccounts(parts)) throw alreadyExists();
  return { kind: "user", account: seemingAccount(parts, contact, data) };
}

/** Where each sign-up has to be confirmed, nobody need learn whether there was an account. */
function hidesAccounts({ settings }: AuthParts): boolean {
  return !(settings.autoconfirm.email || settings.autoconfirm.phone);
}

async function waiting(trx: Trx, parts: AuthParts, user: User): Promise<Outcome> {
  const now = parts.now();
  const asked = await updateUser(trx, user, { confirmation_sent_at: now }, now);
  const account = await loadAccount(trx, asked);
  if (user.invited_at === null) return { kind: "user", account };
  // What the one who invited knows of them is not for whoever types their address.
  return {
    kind: "user",
    account: { ...account, user: { ...asked, user_metadata: {} }, identities: [] },
  };
}

function confirmContact(trx: Trx, parts: AuthParts, user: User, { kind }: Contact): Promise<User> {
  return kind === "email" ? confirmEmail(trx, parts, user) : confirmPhone(trx, parts, user);
}

function isConfirmedBy(user: User, { kind }: Contact): boolean {
  return (kind === "email" ? user.email_confirmed_at : user.phone_confirmed_at) !== null;
}

function confirms({ settings }: AuthParts, { kind }: Contact): boolean {
  return settings.autoconfirm[kind];
}

function alreadyExists(): AuthError {
  return new AuthError("user_already_exists", "User already registered");
}

function invalid(message: string): AuthError {
  return new AuthError("validation_failed", message);
}
