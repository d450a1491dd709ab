import { isUniqueViolation } from "#database";
import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import { readCodeChallenge } from "../codes/code-challenge.ts";
import {
  type ContactChange,
  changeContact,
  isTakenAtOnce,
} from "../contact-change/change-contact.ts";
import { asksBothSides } from "../contact-change/email-change.ts";
import type { AuthDeps, CountAttempt, CountSending, Trx } from "../deps.ts";
import { wordsOfAccount } from "../passwords/near-words.ts";
import { checkNewPassword } from "../passwords/strength.ts";
import { type OrderedSms, orderSms } from "../phone/send-phone-code.ts";
import { requireSmsChannel } from "../phone/sms-provider.ts";
import { authenticate, type SignedInUser } from "../sessions/authenticate.ts";
import { hasVerifiedFactor } from "../sessions/expiry.ts";
import { findSession } from "../sessions/session-store.ts";
import {
  contactsOf,
  emailExists,
  phoneExists,
  requireEmail,
  requirePhone,
} from "../users/contact.ts";
import { factsOf, type Metadata, mergeMetadata, withoutFacts } from "../users/metadata.ts";
import {
  type Account,
  findUser,
  loadAccount,
  lockUser,
  type User,
  updateUser,
} from "../users/user-store.ts";
import { afterNewPassword, newPasswordHash } from "./new-password.ts";
import { checkNonce, spendNonce } from "./reauthenticate.ts";

export type UserUpdate = {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  password?: string | null | undefined;
  currentPassword?: string | null | undefined;
  /** The code of `reauthenticate`. */
  nonce?: string | null | undefined;
  data?: Metadata | null | undefined;
  appMetadata?: unknown;
  channel?: string | null | undefined;
  codeChallenge?: string | null | undefined;
  codeChallengeMethod?: string | null | undefined;
  /** Where the links in emails lead; chosen by `chooseRedirect`. */
  redirectTo: string;
  countSending: CountSending;
  /** Against the tries of the current password. */
  countAttempt: CountAttempt;
};

/** What is really new, checked. */
type Change = ContactChange & {
  password: string | undefined;
  data: Metadata | undefined;
};

/** Milliseconds for which nobody is asked again who they are. */
const recentMs = 24 * 3_600_000;

/** What a person changes of their own account; the rules in the order of the protocol. */
export async function updateOwnUser(
  deps: AuthDeps,
  token: string,
  update: UserUpdate,
): Promise<Account> {
  const signedIn = await authenticate(deps, token);
  const account = await loadAccount(deps.database.query, signedIn.user);
  const change = await readChange(deps, signedIn.user, update);
  refuseUnfit(account, signedIn, change, update);
  await refuseTaken(deps, signedIn.user, change);
  const nonce = await nonceFor(deps, signedIn, change, update.nonce);
  const password_hash = await newPasswordHash(deps, signedIn.user, {
    password: change.password,
    currentPassword: update.currentPassword,
    countAttempt: update.countAttempt,
  });
  const sms = await countMessages(deps, signedIn.user, change, update);
  const asked = { ...account, user: { ...account.user, new_phone: change.phone ?? null } };
  const smsCode = (await sms?.send(asked))?.code;
  const checked = { ...signedIn, password_hash, nonce };
  return deps.database
    .transaction((trx) => apply(trx, deps, checked, { ...change, smsCode }))
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw change.email === undefined ? phoneExists() : emailExists();
    });
}

async function readChange(
  { settings, smsProvider }: AuthDeps,
  user: User,
  { email, phone, password, data, ...rest }: UserUpdate,
): Promise<Change> {
  const newEmail = email ? requireEmail(email) : undefined;
  const newPhone = phone ? requirePhone(phone) : undefined;
  if (newPhone) requireSmsChannel(smsProvider, rest.channel);
  const challenge = readCodeChallenge({
    challenge: rest.codeChallenge,
    method: rest.codeChallengeMethod,
  });
  if (password !== undefined && password !== null)
    await checkNewPassword(password, settings.passwords, [
      ...wordsOfAccount(user),
      ...wordsOfAccount({ email: newEmail ?? user.new_email, phone: newPhone }),
    ]);
  return {
    email: newEmail === user.email ? undefined : newEmail,
    phone: newPhone === user.phone ? undefined : newPhone,
    password: password ?? undefined,
    data: data ?? undefined,
    challenge,
    redirectTo: rest.redirectTo,
  };
}

function refuseUnfit(
  account: Account,
  { level }: SignedInUser,
  { email, phone, password }: Change,
  { appMetadata }: UserUpdate,
): void {
  const { user } = account;
  if (appMetadata)
    throw new AuthError("not_admin", "Updating app_metadata requires admin privileges");
  const isDelicate = [email, phone, password].some((value) => value !== undefined);
  if (isDelicate && hasVerifiedFactor(account) && level !== "aal2")
    throw new AuthError(
      "insufficient_aal",
      "AAL2 session is required to update email or password when MFA is enabled.",
      { kind: "unauthenticated" },
    );
  if (user.is_anonymous === 1 && password !== undefined && !(email ?? phone))
    throw new AuthError(
      "validation_failed",
      "Updating password of an anonymous user without an email or phone is not allowed",
      { kind: "unprocessable" },
    );
  if (user.is_sso_user === 1 && isDelicate)
    throw new AuthError(
      "user_sso_managed",
      "Updating email, phone, password of a SSO account only possible via SSO",
    );
}

async function refuseTaken(
  { database, settings }: AuthDeps,
  user: User,
  { email, phone }: Change,
): Promise<void> {
  const byEmail = email === undefined ? undefined : await findUser(database.query, { email });
  if (byEmail && byEmail.id !== user.id) throw emailExists();
  if (phone === undefined) return;
  if (!settings.signUp.phone)
    throw new AuthError("phone_provider_disabled", "Unsupported phone provider");
  const byPhone = await findUser(database.query, { phone });
  if (byPhone && byPhone.id !== user.id) throw phoneExists();
}

/** Of an old session, where the operator asks for it: the code that says it is still the same person. */
async function nonceFor(
  deps: AuthDeps,
  { user, session }: SignedInUser,
  { email, phone, password }: Change,
  nonce: string | null | undefined,
): Promise<string | undefined> {
  const { passwordChange } = deps.settings;
  const isRecent = session && deps.now() <= session.created_at + recentMs;
  if (!passwordChange.reauthentication || isRecent) return undefined;
  // Who has neither cannot be asked; an address that has to agree is asked anyway.
  if (user.email === null && user.phone === null) return undefined;
  const movesEmail = email !== undefined && !asksBothSides(deps, user);
  if (password === undefined && phone === undefined && !movesEmail) return undefined;
  await checkNonce(deps, user, nonce);
  return nonce ?? undefined;
}

/** One for each address that is asked, and the person's own even if it is not; the message to a number is still to be sent. */
async function countMessages(
  deps: AuthDeps,
  user: User,
  { email, phone }: Change,
  { channel, countSending }: UserUpdate,
): Promise<OrderedSms | undefined> {
  const sms =
    phone === undefined || isTakenAtOnce(deps, user, "phone")
      ? undefined
      : await orderSms(deps, { phone, purpose: "phone_change", channel, countSending });
  if (email === undefined || isTakenAtOnce(deps, user, "email")) return sms;
  if (user.email !== null) await countSending("email_change", { email: user.email });
  await countSending("email_change", { email });
  return sms;
}

type Checked = SignedInUser & { password_hash: string | undefined; nonce: string | undefined };

async function apply(
  trx: Trx,
  deps: AuthDeps,
  { user: read, session, password_hash, nonce }: Checked,
  change: Change,
): Promise<Account> {
  const user = await lockUser(trx, deps.database, { id: read.id });
  // While the hash was computed, somebody may have ended this session, or the account.
  const current = session && (await findSession(trx, session.id));
  if (!user || user.deleted_at !== null || (session && current?.revoked_at !== null))
    throw new AuthError("session_not_found", "Session from session_id claim in JWT does not exist");
  if (nonce !== undefined) await spendNonce(trx, deps, user, nonce);
  if (password_hash !== undefined) await afterNewPassword(trx, deps, user, session?.id);
  const words = withoutFacts(change.data ?? {}, factsOf(user.id, contactsOf(user)));
  const user_metadata = mergeMetadata(user.user_metadata, words);
  const columns = password_hash === undefined ? {} : { password_hash };
  const updated = await updateUser(trx, user, { user_metadata, ...columns }, deps.now());
  const changed = await changeContact(trx, deps, updated, change);
  await record(trx, deps, "user_modified", { actor: user.id });
  return loadAccount(trx, changed);
}
