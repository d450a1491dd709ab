import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, CountSending, Query, Trx } from "../deps.ts";
import {
  type PhonePurpose,
  type PreparedSms,
  preparePhoneCode,
  requireReachable,
  sendSms,
} from "../phone/send-phone-code.ts";
import { requirePhone } from "../users/contact.ts";
import { findUser, lockUser, type User } from "../users/user-store.ts";

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
  if (purpose === "phone_confirmation") requireReachable(deps, phone, purpose);
  const waiting = await findWaiting(database.query, phone, purpose);
  await countSending(purpose, { phone: waiting?.to ?? phone });
  if (!waiting) return;
  const message = await database.transaction((trx) => prepare(trx, deps, waiting));
  if (message) await sendSms(deps, message);
}

/** Somebody who is waiting for a code, and where. */
type Waiting = { userId: string; purpose: PhonePurpose; to: string };

async function findWaiting(
  query: Query,
  phone: string,
  purpose: PhonePurpose,
): Promise<Waiting | undefined> {
  const has = await findUser(query, { phone });
  const wants = purpose === "phone_change" ? await findChanging(query, phone) : undefined;
  const user = has && waitsFor(has, purpose) !== undefined ? has : wants;
  const to = user && waitsFor(user, purpose);
  return user && to ? { userId: user.id, purpose, to } : undefined;
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

async function prepare(
  trx: Trx,
  deps: AuthDeps,
  { userId, purpose, to }: Waiting,
): Promise<PreparedSms | undefined> {
  const user = await lockUser(trx, deps.database, { id: userId });
  // While the row was waited for, it may have been confirmed, or another been asked for.
  if (!user || waitsFor(user, purpose) !== to) return undefined;
  await record(trx, deps, "user_recovery_requested", { actor: user.id });
  return (await preparePhoneCode(trx, deps, { user, purpose, phone: to })).message;
}
