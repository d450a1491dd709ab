import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, CountSending, Query, Trx } from "../deps.ts";
import { keepPhoneCode, orderSms, type PhonePurpose } from "../phone/send-phone-code.ts";
import { requirePhone } from "../users/contact.ts";
import { findUser, loadAccount, lockUser, type User } from "../users/user-store.ts";

export type PhoneResend = {
  type: "sms" | "phone_change";
  /** Of a change: the number that is to be, or the one that was. */
  phone: string;
  countSending: CountSending;
};

/** Another code in the place of the one that was sent. Whether anybody waits for one is told to nobody. */
export async function resendPhoneCode(
  deps: AuthDeps,
  { type, phone: written, countSending }: PhoneResend,
): Promise<void> {
  const { settings, database } = deps;
  if (!settings.signUp.phone)
    throw new AuthError("phone_provider_disabled", "Phone logins are disabled");
  const phone = requirePhone(written);
  const purpose = type === "sms" ? "phone_confirmation" : "phone_change";
  const waiting = await findWaiting(database.query, phone, purpose);
  const sms = await orderSms(deps, { phone: waiting?.to ?? phone, purpose, countSending });
  if (!waiting) return sms.cancel();
  const { code } = await sms.send(await loadAccount(database.query, waiting.user));
  await database.transaction((trx) => keep(trx, deps, waiting, code));
}

/** Somebody who is waiting for a code, and where. */
type Waiting = { user: User; purpose: PhonePurpose; to: string };

async function findWaiting(
  query: Query,
  phone: string,
  purpose: PhonePurpose,
): Promise<Waiting | undefined> {
  const has = await findUser(query, { phone });
  const wants = purpose === "phone_change" ? await findChanging(query, phone) : undefined;
  const user = has && waitsFor(has, purpose) !== undefined ? has : wants;
  const to = user && waitsFor(user, purpose);
  return user && to ? { user, purpose, to } : undefined;
}

/** The last one who asked for this number to be theirs. */
async function findChanging(query: Query, phone: string): Promise<User | undefined> {
  const row = await query
    .selectFrom("users")
    .select("id")
    .where("new_phone", "=", phone)
    .orderBy("phone_change_sent_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && findUser(query, row);
}

/** The number that is not confirmed yet. */
function waitsFor(user: User, purpose: PhonePurpose): string | undefined {
  if (purpose === "phone_change") return user.new_phone ?? undefined;
  return user.phone_confirmed_at === null ? (user.phone ?? undefined) : undefined;
}

async function keep(
  trx: Trx,
  deps: AuthDeps,
  { user: { id }, purpose, to }: Waiting,
  code: string,
): Promise<void> {
  const user = await lockUser(trx, deps.database, { id });
  // While it was sent, the number may have been confirmed, or another been asked for.
  if (!user || waitsFor(user, purpose) !== to) return;
  await record(trx, deps, "user_recovery_requested", { actor: user.id });
  await keepPhoneCode(trx, deps, { user, purpose, phone: to, code });
}
