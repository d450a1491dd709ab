import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, CountSending, Trx } from "../deps.ts";
import {
  type PreparedSms,
  preparePhoneCode,
  requireReachable,
  sendSms,
} from "../phone/send-phone-code.ts";
import { requireSmsChannel } from "../phone/sms-provider.ts";
import { confirmPhone, isConfirmed } from "../users/confirm.ts";
import { requirePhone } from "../users/contact.ts";
import { type Metadata, mergeMetadata } from "../users/metadata.ts";
import { createUnconfirmed } from "../users/new-user.ts";
import { findUser, lockUser, type User, updateUser } from "../users/user-store.ts";

export type PhoneOtpRequest = {
  phone: string;
  data?: Metadata | null | undefined;
  /** Whether a number that nobody has gets an account. */
  createUser: boolean;
  channel?: string | null | undefined;
  countSending: CountSending;
};

/** A code to sign in with, for who has an account and for who does not yet. Gives the message's id. */
export async function sendPhoneOtp(deps: AuthDeps, request: PhoneOtpRequest): Promise<string> {
  const { settings, database } = deps;
  if (!settings.signUp.phone)
    throw new AuthError("phone_provider_disabled", "Unsupported phone provider");
  requireSmsChannel(request.channel);
  const phone = requirePhone(request.phone);
  if (!(await findUser(database.query, { phone }))) refuseNew(deps, request);
  requireReachable(deps, phone, "phone_confirmation");
  await request.countSending("phone_confirmation", { phone });
  const message = await database.transaction((trx) => prepare(trx, deps, phone, request));
  return sendSms(deps, message);
}

function refuseNew({ settings }: AuthDeps, { createUser: mayCreate }: PhoneOtpRequest): void {
  if (!mayCreate) throw new AuthError("otp_disabled", "Signups not allowed for otp");
  if (!settings.signUp.enabled)
    throw new AuthError("signup_disabled", "Signups not allowed for this instance");
}

async function prepare(
  trx: Trx,
  deps: AuthDeps,
  phone: string,
  { data }: PhoneOtpRequest,
): Promise<PreparedSms> {
  const known = await lockUser(trx, deps.database, { phone });
  const user = known
    ? await dropUnconfirmedPassword(trx, deps, known)
    : ((await createByPhone(trx, deps, phone, data ?? {})) ??
      // Somebody else was first with the same number.
      (await lockUser(trx, deps.database, { phone })));
  if (!user) throw new AuthError("user_already_exists", "User already registered");
  await record(trx, deps, "user_recovery_requested", { actor: user.id });
  const { message } = await preparePhoneCode(trx, deps, {
    user,
    purpose: "phone_confirmation",
    phone,
  });
  return message;
}

/** A password that was set before the number was confirmed may not be of the one who has the number. */
async function dropUnconfirmedPassword(trx: Trx, deps: AuthDeps, user: User): Promise<User> {
  if (isConfirmed(user) || user.password_hash === null) return user;
  return updateUser(trx, user, { password_hash: null }, deps.now());
}

/** Without a password. */
async function createByPhone(
  trx: Trx,
  deps: AuthDeps,
  phone: string,
  data: Metadata,
): Promise<User | undefined> {
  const contact = { kind: "phone", value: phone } as const;
  const account = { contact, password_hash: null, data: mergeMetadata({}, data) };
  const user = await createUnconfirmed(trx, deps, account);
  if (!user) return undefined;
  await record(trx, deps, "user_signedup", { actor: user.id });
  return deps.settings.autoconfirm.phone ? confirmPhone(trx, deps, user) : user;
}
