import { AuthError } from "../auth-error.ts";
import { issueCode } from "../codes/one-time-codes.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import { sameText } from "../same-text.ts";
import { type User, type UserChanges, updateUser } from "../users/user-store.ts";
import type { SmsMessage } from "./sms-provider.ts";

/** What a code that is sent to a number is good for. */
export type PhonePurpose = "phone_confirmation" | "phone_change" | "reauthentication";

/** The same and second factors, whose codes belong to a challenge. */
type SmsPurpose = PhonePurpose | "factor";

/** Its code is written down, and it is not sent yet. */
export type PreparedSms = SmsMessage & { purpose: SmsPurpose };

/** Of a test number, whose messages nobody sends. */
const testMessageId = "test-otp";

/** The protocol's words for the purposes. */
const words: Record<SmsPurpose, string> = {
  phone_confirmation: "confirmation",
  phone_change: "phone_change",
  reauthentication: "reauthentication",
  factor: "mfa",
};

/** Before anything is counted or written: a number that nothing can be brought to is refused. */
export function requireReachable(
  { settings, smsProvider }: Pick<AuthDeps, "settings" | "smsProvider">,
  phone: string,
  purpose: SmsPurpose,
): void {
  if (!settings.testCodes.has(phone) && !smsProvider)
    throw notSent(purpose, "Unable to get SMS provider");
}

type NewCode = { user: User; purpose: PhonePurpose; phone: string };

/**
 * In a transaction: the code takes the place of the user's last one of this purpose. What it gives is
 * brought by `sendSms`, after the transaction, so that no row waits for a provider.
 */
export async function preparePhoneCode(
  trx: Trx,
  deps: AuthDeps,
  { user, purpose, phone }: NewCode,
): Promise<{ user: User; message: PreparedSms }> {
  requireReachable(deps, phone, purpose);
  const known = deps.settings.testCodes.get(phone);
  const code = known ?? (await issueCode(trx, deps, { user, purpose, address: phone })).code;
  const now = deps.now();
  const asked = await updateUser(trx, user, sentColumns(purpose, phone, now), now);
  return { user: asked, message: { phone, code, purpose } };
}

function sentColumns(purpose: PhonePurpose, phone: string, now: number): UserChanges {
  if (purpose === "phone_confirmation") return { confirmation_sent_at: now };
  if (purpose === "reauthentication") return { reauthentication_sent_at: now };
  return { new_phone: phone, phone_change_sent_at: now };
}

/** Gives the id of the message; whoever asked is told where the provider did not take it. */
export async function sendSms(
  { settings, smsProvider }: Pick<AuthDeps, "settings" | "smsProvider">,
  { purpose, ...message }: PreparedSms,
): Promise<string> {
  if (settings.testCodes.has(message.phone)) return testMessageId;
  if (!smsProvider) throw notSent(purpose, "Unable to get SMS provider");
  try {
    return await smsProvider.send(message);
  } catch (cause) {
    throw notSent(purpose, "the provider refused it", cause);
  }
}

/** The code of a test number is right at any time, also where none was asked for. */
export function isTestCode(
  { settings }: Pick<AuthDeps, "settings">,
  phone: string,
  code: string,
): boolean {
  const known = settings.testCodes.get(phone);
  return known !== undefined && sameText(known, code);
}

function notSent(purpose: SmsPurpose, reason: string, cause?: unknown): AuthError {
  const message = `Error sending ${words[purpose]} OTP to provider: ${reason}`;
  return new AuthError("sms_send_failed", message, { cause });
}
