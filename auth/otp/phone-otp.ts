import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, CountSending, Trx } from "../deps.ts";
import { keepPhoneCode, orderSms } from "../phone/send-phone-code.ts";
import { confirmPhone, isConfirmed } from "../users/confirm.ts";
import { requirePhone } from "../users/contact.ts";
import { type Metadata, mergeMetadata } from "../users/metadata.ts";
import { createUnconfirmed, type NewAccount, unconfirmedAccount } from "../users/new-user.ts";
import { findUser, loadAccount, lockUser, type User, updateUser } from "../users/user-store.ts";

export type PhoneOtpRequest = {
  phone: string;
  data?: Metadata | null | undefined;
  /** Whether a number that nobody has gets an account. */
  createUser: boolean;
  channel?: string | null | undefined;
  countSending: CountSending;
};

/** A code to sign in with, for who has an account and for who does not yet. Gives the message's id, if it has one. */
export async function sendPhoneOtp(
  deps: AuthDeps,
  request: PhoneOtpRequest,
): Promise<string | undefined> {
  const { settings, database } = deps;
  if (!settings.signUp.phone)
    throw new AuthError("phone_provider_disabled", "Unsupported phone provider");
  const phone = requirePhone(request.phone);
  const known = await findUser(database.query, { phone });
  if (!known) refuseNew(deps, request);
  const sms = await orderSms(deps, { ...request, phone, purpose: "phone_confirmation" });
  const newcomer = {
    id: deps.newId(),
    contact: { kind: "phone", value: phone } as const,
    password_hash: null,
    data: mergeMetadata({}, request.data ?? {}),
  };
  const { code, messageId } = await sms.send(
    known ? await loadAccount(database.query, known) : unconfirmedAccount(deps, newcomer),
  );
  await database.transaction((trx) => keep(trx, deps, newcomer, code));
  return messageId;
}

function refuseNew({ settings }: AuthDeps, { createUser: mayCreate }: PhoneOtpRequest): void {
  if (!mayCreate) throw new AuthError("otp_disabled", "Signups not allowed for otp");
  if (!settings.signUp.enabled)
    throw new AuthError("signup_disabled", "Signups not allowed for this instance");
}

async function keep(trx: Trx, deps: AuthDeps, newcomer: NewAccount, code: string): Promise<void> {
  const { value: phone } = newcomer.contact;
  const known = await lockUser(trx, deps.database, { phone });
  const user = known
    ? await dropUnconfirmedPassword(trx, deps, known)
    : ((await createByPhone(trx, deps, newcomer)) ??
      // Somebody else was first with the same number.
      (await lockUser(trx, deps.database, { phone })));
  if (!user) throw new AuthError("user_already_exists", "User already registered");
  await record(trx, deps, "user_recovery_requested", { actor: user.id });
  await keepPhoneCode(trx, deps, { user, purpose: "phone_confirmation", phone, code });
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
  newcomer: NewAccount,
): Promise<User | undefined> {
  const user = await createUnconfirmed(trx, deps, newcomer);
  if (!user) return undefined;
  await record(trx, deps, "user_signedup", { actor: user.id });
  return deps.settings.autoconfirm.phone ? confirmPhone(trx, deps, user) : user;
}
