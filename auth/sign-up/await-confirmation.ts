import type { CodeChallenge } from "../codes/code-challenge.ts";
import { emailCode, hasEmail } from "../codes/email-code.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import { keepPhoneCode } from "../phone/send-phone-code.ts";
import type { Contact } from "../users/contact.ts";
import type { Metadata } from "../users/metadata.ts";
import { unconfirmedData } from "../users/new-user.ts";
import { type Account, loadAccount, type User, updateUser } from "../users/user-store.ts";

type Attempt = {
  contact: Contact;
  data: Metadata;
  redirectTo: string;
  challenge: CodeChallenge | undefined;
  /** Whether the account was there already. */
  repeated: boolean;
  /** With the same password. */
  passwordMatches: boolean;
  /** Of the password of now; null where it was only compared. */
  password_hash: string | null;
  /** That was sent to the number. */
  smsCode: string | undefined;
};

/** A code is on its way to where they say they are. */
export async function awaitConfirmation(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  attempt: Attempt,
): Promise<Account> {
  const settled = await settlePassword(trx, deps, user, attempt);
  const asked = await sendCode(trx, deps, settled, attempt);
  return shown(await loadAccount(trx, asked), attempt);
}

/** What others said of this account is not for whoever types its address. */
function shown(account: Account, { contact, repeated, passwordMatches }: Attempt): Account {
  const { user, identities } = account;
  if (user.invited_at !== null)
    return { ...account, user: { ...user, user_metadata: {} }, identities: [] };
  if (!repeated || passwordMatches) return account;
  const bare = unconfirmedData(user.id, contact, {});
  return {
    ...account,
    user: { ...user, user_metadata: bare },
    identities: identities.map((identity) => ({ ...identity, identity_data: bare })),
  };
}

/**
 * Two who sign up with one address and different passwords: only one of them can have it, and nobody
 * knows which. So neither password stays, and whoever is let in by the email sets one. Where nobody
 * waits for an earlier email any more, the password of now is the one.
 */
async function settlePassword(
  trx: Trx,
  { now }: AuthDeps,
  user: User,
  { repeated, passwordMatches, password_hash, contact, data }: Attempt,
): Promise<User> {
  if (!repeated || passwordMatches) return user;
  if (password_hash === null) return updateUser(trx, user, { password_hash }, now());
  const user_metadata = { ...user.user_metadata, ...unconfirmedData(user.id, contact, data) };
  return updateUser(trx, user, { password_hash, user_metadata }, now());
}

async function sendCode(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  { contact, redirectTo, challenge, smsCode: code }: Attempt,
): Promise<User> {
  if (code !== undefined)
    return keepPhoneCode(trx, deps, {
      user,
      purpose: "phone_confirmation",
      phone: contact.value,
      code,
    });
  if (!hasEmail(user)) return user;
  return emailCode(trx, deps, user, { kind: "confirmation", redirectTo, challenge });
}
