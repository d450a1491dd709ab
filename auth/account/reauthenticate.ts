import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import { checkCode, issueCode } from "../codes/one-time-codes.ts";
import type { AuthDeps, CountSending, Trx } from "../deps.ts";
import { queueEmail } from "../mail/queue-email.ts";
import { adoptPhoneCode } from "../phone/provider-codes.ts";
import { isTestCode, keepPhoneCode, orderSms, type SentSms } from "../phone/send-phone-code.ts";
import { authenticate } from "../sessions/authenticate.ts";
import { type Contact, keyOf } from "../users/contact.ts";
import { loadAccount, lockUser, type User, updateUser } from "../users/user-store.ts";

/** Sends a code to somebody who is signed in, to be given as `nonce`. Gives the id of a message. */
export async function reauthenticate(
  deps: AuthDeps,
  token: string,
  { countSending }: { countSending: CountSending },
): Promise<string | undefined> {
  const { user } = await authenticate(deps, token);
  const to = requireConfirmed(user);
  const sms = to.kind === "phone" ? await sendNonce(deps, user, to.value, countSending) : undefined;
  if (!sms) await countSending(purpose, keyOf(to));
  await deps.database.transaction(async (trx) => {
    const locked = await lockUser(trx, deps.database, { id: user.id });
    // Deleted, or reached elsewhere, since it was looked at.
    if (!locked || contactOf(locked)?.value !== to.value) throw noContact();
    await record(trx, deps, "user_reauthenticate_requested", { actor: user.id });
    if (!sms) return emailNonce(trx, deps, locked, to.value);
    const { code } = sms;
    await keepPhoneCode(trx, deps, { user: locked, purpose, phone: to.value, code });
  });
  return sms?.messageId;
}

const purpose = "reauthentication";

async function sendNonce(
  deps: AuthDeps,
  user: User,
  phone: string,
  countSending: CountSending,
): Promise<SentSms> {
  const sms = await orderSms(deps, { phone, purpose, countSending });
  return sms.send(await loadAccount(deps.database.query, user));
}

async function emailNonce(trx: Trx, deps: AuthDeps, user: User, to: string): Promise<void> {
  const { code } = await issueCode(trx, deps, { user, purpose, address: to });
  const now = deps.now();
  await updateUser(trx, user, { reauthentication_sent_at: now }, now);
  await queueEmail(trx, deps, { kind: purpose, to, userId: user.id, code });
}

/** Where the person is asked whether it is them; undefined for who has neither. */
function contactOf({ email, phone }: Pick<User, "email" | "phone">): Contact | undefined {
  if (email !== null) return { kind: "email", value: email };
  return phone === null ? undefined : { kind: "phone", value: phone };
}

function requireConfirmed(user: User): Contact {
  const contact = contactOf(user);
  if (!contact) throw noContact();
  const { kind } = contact;
  const confirmed = kind === "email" ? user.email_confirmed_at : user.phone_confirmed_at;
  if (confirmed !== null) return contact;
  throw new AuthError(`${kind}_not_confirmed`, `Please verify your ${kind} first.`, {
    kind: "unprocessable",
  });
}

/** A wrong one is counted, which has to be kept although the answer is an error. */
export async function checkNonce(
  deps: AuthDeps,
  { id, ...reached }: User,
  nonce: string | null | undefined,
): Promise<void> {
  if (!nonce)
    throw new AuthError("reauthentication_needed", "Password update requires reauthentication");
  const to = contactOf(reached);
  if (to?.kind === "phone")
    await adoptPhoneCode(deps, {
      phone: to.value,
      code: nonce,
      purposes: [purpose],
      userId: id,
    });
  const isRight = await deps.database.transaction(async (trx) => {
    const user = await lockUser(trx, deps.database, { id });
    return user !== undefined && isNonce(trx, deps, user, nonce);
  });
  if (!isRight) throw wrongNonce();
}

/** In the transaction of what it allows: it does so once. */
export async function spendNonce(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  nonce: string,
): Promise<void> {
  if (!(await isNonce(trx, deps, user, nonce))) throw wrongNonce();
  await trx
    .deleteFrom("one_time_codes")
    .where("user_id", "=", user.id)
    .where("purpose", "=", purpose)
    .execute();
}

async function isNonce(trx: Trx, deps: AuthDeps, user: User, nonce: string): Promise<boolean> {
  const contact = contactOf(user);
  if (!contact) return false;
  if (contact.kind === "phone" && isTestCode(deps, contact.value, nonce)) return true;
  const code = await checkCode(trx, deps, {
    userId: user.id,
    purposes: [purpose],
    address: contact.value,
    code: nonce,
  });
  return code !== undefined;
}

function noContact(): AuthError {
  const message = "Reauthentication requires the user to have an email or a phone number";
  return new AuthError("validation_failed", message);
}

function wrongNonce(): AuthError {
  return new AuthError("reauthentication_not_valid", "Nonce has expired or is invalid");
}
