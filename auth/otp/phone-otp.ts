import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthParts, CountSending, Trx } from "../parts.ts";
import { confirmPhone, isConfirmed } from "../users/confirm.ts";
import { requirePhone } from "../users/contact.ts";
import { type Metadata, mergeMetadata } from "../users/metadata.ts";
import { createUnconfirmed } from "../users/new-user.ts";
import { findUser, lockUser, type User, updateUser } from "../users/user-store.ts";
import { requireSms } from "../phone/sms-provider.ts";
import {
  deliverMessage,
  type PreparedMessage,
  preparePhoneCode,
  requireReachable,
} from "../phone/send-phone-code.ts";

export type PhoneOtpRequest = {
  phone: string;
  data?: Metadata | null | undefined;
  /** Whether a number that nobody has gets an account. */
  createUser: boolean;
  channel?: string | null | undefined;
  countSending: CountSending;
};

/** A code to sign in with, for who has an account and for who does not yet. Gives the message's id. */
export async function sendPhoneOtp(parts: AuthParts, request: PhoneOtpRequest): Promise<string> {
  const { settings, database } = parts;
  if (!settings.signUp.phone)
    throw new AuthError("phone_provider_disabled", "Unsupported phone provider");
  requireSms(request.channel);
  const phone = requirePhone(request.phone);
  if (!(await findUser(database.query, { phone }))) refuseNew(parts, request);
  requireReachable(parts, phone, "phone_confirmation");
  await request.countSending("phone_confirmation", { phone });
  const message = await database.transaction((trx) => prepare(trx, parts, phone, request));
  return deliverMessage(parts, message);
}

function refuseNew({ settings }: AuthParts, { createUser: mayCreate }: PhoneOtpRequest): void {
  if (!mayCreate) throw new AuthError("otp_disabled", "Signups not allowed for otp");
  if (!settings.signUp.enabled)
    throw new AuthError("signup_disabled", "Signups not allowed for this instance");
}

async function prepare(
  trx: Trx,
  parts: AuthParts,
  phone: string,
  { data }: PhoneOtpRequest,
): Promise<PreparedMessage> {
  const known = await lockUser(trx, parts.database, { phone });
  const user = known
    ? await forgetUnproven(trx, parts, known)
    : ((await createByPhone(trx, parts, phone, data ?? {})) ??
      // Somebody else was first with the same number.
      (await lockUser(trx, parts.database, { phone })));
  if (!user) throw new AuthError("user_already_exists", "User already registered");
  await record(trx, parts, "user_recovery_requested", { actor: user.id });
  const { message } = await preparePhoneCode(trx, parts, {
    user,
    purpose: "phone_confirmation",
    phone,
  });
  return message;
}

/** A password that was set before the number was proven may not be of the one who has the number. */
async function forgetUnproven(trx: Trx, parts: AuthParts, user: User): Promise<User> {
  if (isConfirmed(user) || user.password_hash === null) return user;
  return updateUser(trx, user, { password_hash: null }, parts.now());
}

/** Without a password. */
async function createByPhone(
  trx: Trx,
  parts: AuthParts,
  phone: string,
  data: Metadata,
): Promise<User | undefined> {
  const contact = { kind: "phone", value: phone } as const;
  const account = { contact, password_hash: null, data: mergeMetadata({}, data) };
  const user = await createUnconfirmed(trx, parts, account);
  if (!user) return undefined;
  await record(trx, parts, "user_signedup", { actor: user.id });
  return parts.settings.autoconfirm.phone ? confirmPhone(trx, parts, user) : user;
}
