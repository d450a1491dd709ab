import { createHash, timingSafeEqual } from "node:crypto";
import { AuthError } from "../auth-error.ts";
import { issueCode } from "../codes/one-time-codes.ts";
import type { AuthParts, Trx } from "../parts.ts";
import { type User, type UserChanges, updateUser } from "../users/user-store.ts";
import type { Message } from "./sms-provider.ts";

/** What a code that is sent to a number is good for. */
export type PhonePurpose = "phone_confirmation" | "phone_change" | "reauthentication";

/** The same and second factors, whose codes belong to a challenge. */
type MessagePurpose = PhonePurpose | "factor";

/** Its code is written down, and it is not sent yet. */
export type PreparedMessage = Message & { purpose: MessagePurpose };

/** Of a test number, whose messages nobody sends. */
const testMessageId = "test-otp";

/** The protocol's words for the purposes. */
const words: Record<MessagePurpose, string> = {
  phone_confirmation: "confirmation",
  phone_change: "phone_change",
  reauthentication: "reauthentication",
  factor: "mfa",
};

/** Before anything is counted or written: a number that nothing can be brought to is refused. */
export function requireReachable(
  { settings, messenger }: Pick<AuthParts, "settings" | "messenger">,
  phone: string,
  purpose: MessagePurpose,
): void {
  if (!settings.testCodes.has(phone) && !messenger)
    throw notSent(purpose, "Unable to get SMS provider");
}

type NewCode = { user: User; purpose: PhonePurpose; phone: string };

/**
 * In a transaction: the code takes the place of the user's last one of this purpose. What it gives is
 * brought by `deliverMessage`, after the transaction, so that no row waits for a provider.
 */
export async function preparePhoneCode(
  trx: Trx,
  parts: AuthParts,
  { user, purpose, phone }: NewCode,
): Promise<{ user: User; message: PreparedMessage }> {
  requireReachable(parts, phone, purpose);
  const known = parts.settings.testCodes.get(phone);
  const code = known ?? (await issueCode(trx, parts, { user, purpose, address: phone })).code;
  const now = parts.now();
  const asked = await updateUser(trx, user, sentColumns(purpose, phone, now), now);
  return { user: asked, message: { phone, code, purpose } };
}

function sentColumns(purpose: PhonePurpose, phone: string, now: number): UserChanges {
  if (purpose === "phone_confirmation") return { confirmation_sent_at: now };
  if (purpose === "reauthentication") return { reauthentication_sent_at: now };
  return { new_phone: phone, phone_change_sent_at: now };
}

/** Gives the id of the message; whoever asked is told where the provider did not take it. */
export async function deliverMessage(
  { settings, messenger }: Pick<AuthParts, "settings" | "messenger">,
  { purpose, ...message }: PreparedMessage,
): Promise<string> {
  if (settings.testCodes.has(message.phone)) return testMessageId;
  if (!messenger) throw notSent(purpose, "Unable to get SMS provider");
  try {
    return await messenger.send(message);
  } catch (cause) {
    throw notSent(purpose, "the provider refused it", cause);
  }
}

/** The code of a test number is right at any time, also where none was asked for. */
export function isTestCode(
  { settings }: Pick<AuthParts, "settings">,
  phone: string,
  code: string,
): boolean {
  const known = settings.testCodes.get(phone);
  return known !== undefined && timingSafeEqual(digest(known), digest(code));
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function notSent(purpose: MessagePurpose, reason: string, cause?: unknown): AuthError {
  const message = `Error sending ${words[purpose]} OTP to provider: ${reason}`;
  return new AuthError("sms_send_failed", message, { cause });
}
