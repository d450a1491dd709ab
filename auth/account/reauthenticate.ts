import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import { issueCode, tryCode } from "../codes/one-time-codes.ts";
import { queueEmail } from "../mail/queue-email.ts";
import type { AuthParts, CountSending, Trx } from "../parts.ts";
import {
  deliverMessage,
  isTestCode,
  preparePhoneCode,
  requireReachable,
} from "../phone/send-phone-code.ts";
import { authenticate } from "../sessions/authenticate.ts";
import { type Contact, keyOf } from "../users/contact.ts";
import { lockUser, type User, updateUser } from "../users/user-store.ts";

/** Sends a code to somebody who is signed in, to be given as `nonce`. Gives the id of a message. */
export async function reauthenticate(
  parts: AuthParts,
  token: string,
  { countSending }: { countSending: CountSending },
): Promise<string | undefined> {
  const { user } = await authenticate(parts, token);
  const to = requireConfirmed(user);
  if (to.kind === "phone") requireReachable(parts, to.value, "reauthentication");
  await countSending("reauthentication", keyOf(to));
  const message = await parts.database.transaction(async (trx) => {
    const locked = await lockUser(trx, parts.database, { id: user.id });
    // Deleted, or reached elsewhere, since it was looked at.
    if (!locked || contactOf(locked)?.value !== to.value) throw noContact();
    await record(trx, parts, "user_reauthenticate_requested", { actor: user.id });
    return to.kind === "email"
      ? postNonce(trx, parts, locked, to.value)
      : prepareNonce(trx, parts, locked, to.value);
  });
  return message && deliverMessage(parts, message);
}

async function postNonce(trx: Trx, parts: AuthParts, user: User, to: string): Promise<undefined> {
  const purpose = "reauthentication";
  const { code } = await issueCode(trx, parts, { user, purpose, address: to });
  const now = parts.now();
  await updateUser(trx, user, { reauthentication_sent_at: now }, now);
  await queueEmail(trx, parts, { kind: purpose, to, userId: user.id, code });
}

async function prepareNonce(trx: Trx, parts: AuthParts, user: User, phone: string) {
  const purpose = "reauthentication";
  return (await preparePhoneCode(trx, parts, { user, purpose, phone })).message;
}

/** Where the person is asked whether it is them; undefined for who has neither. */
function contactOf({ email, phone }: User): Contact | undefined {
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
  parts: AuthParts,
  { id }: User,
  nonce: string | null | undefined,
): Promise<void> {
  if (!nonce)
    throw new AuthError("reauthentication_needed", "Password update requires reauthentication");
  const isRight = await parts.database.transaction(async (trx) => {
    const user = await lockUser(trx, parts.database, { id });
    return user !== undefined && isNonce(trx, parts, user, nonce);
  });
  if (!isRight) throw wrongNonce();
}

/** In the transaction of what it allows: it does so once. */
export async function spendNonce(
  trx: Trx,
  parts: AuthParts,
  user: User,
  nonce: string,
): Promise<void> {
  if (!(await isNonce(trx, parts, user, nonce))) throw wrongNonce();
  await trx
    .deleteFrom("one_time_codes")
    .where("user_id", "=", user.id)
    .where("purpose", "=", "reauthentication")
    .execute();
}

async function isNonce(trx: Trx, parts: AuthParts, user: User, nonce: string): Promise<boolean> {
  const contact = contactOf(user);
  if (!contact) return false;
  if (contact.kind === "phone" && isTestCode(parts, contact.value, nonce)) return true;
  const code = await tryCode(trx, parts, {
    userId: user.id,
    purposes: ["reauthentication"],
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
