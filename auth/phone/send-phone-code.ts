import { randomBytes } from "node:crypto";
import { AuthError } from "../auth-error.ts";
import { issueCode, randomDigits } from "../codes/one-time-codes.ts";
import type { AuthDeps, CountSending, Trx } from "../deps.ts";
import { sameText } from "../same-text.ts";
import { type Account, type User, type UserChanges, updateUser } from "../users/user-store.ts";
import { requireSmsChannel, type SmsChannel, SmsFault } from "./sms-provider.ts";

/** What a code that is sent to a number is good for. */
export type PhonePurpose = "phone_confirmation" | "phone_change" | "reauthentication";

/** The same and second factors, whose codes belong to a challenge. */
type SmsPurpose = PhonePurpose | "factor";

/** Of a test number, whose messages nobody sends. */
const testMessageId = "test-otp";

/** The protocol's words for the purposes. */
const words: Record<SmsPurpose, string> = {
  phone_confirmation: "confirmation",
  phone_change: "phone_change",
  reauthentication: "reauthentication",
  factor: "mfa",
};

export const noProvider = "Unable to get SMS provider";

type Request = {
  phone: string;
  purpose: SmsPurpose;
  channel?: string | null | undefined;
  countSending: CountSending;
};

/** The code has left, or is one that everybody of the tests knows. Nothing is written yet. */
export type SentSms = { code: string; messageId: string | undefined };

export type OrderedSms = {
  /** Once, however often it is called. Where the provider does not take it nothing is counted, and whoever asked is told. */
  send(account: Account): Promise<SentSms>;
  /** Nothing is to be sent after all. */
  cancel(): Promise<void>;
};

/**
 * A message that will be sent, counted. It is sent before anything is written: no row waits for a
 * provider, and one that is away leaves no account that is half made.
 */
export async function orderSms(
  deps: Pick<AuthDeps, "settings" | "smsProvider">,
  { phone, purpose, channel: asked, countSending }: Request,
): Promise<OrderedSms> {
  const channel = requireSmsChannel(deps.smsProvider, asked);
  if (!isReachable(deps, phone)) throw notSent(purpose, noProvider);
  const refund = await countSending(purpose, { phone });
  const message = { phone, purpose, channel };
  let result: Promise<SentSms> | undefined;
  let cancelled: Promise<void> | undefined;
  const cancel = () => {
    cancelled ??= refund("share");
    return cancelled;
  };
  async function sendOnce(account: Account): Promise<SentSms> {
    const code = deps.settings.testCodes.get(phone);
    if (code !== undefined) {
      await cancel();
      return { code, messageId: testMessageId };
    }
    try {
      return await deliver(deps, { ...message, account });
    } catch (error) {
      await refund("all");
      throw error;
    }
  }
  return {
    cancel,
    send(account) {
      result ??= sendOnce(account);
      return result;
    },
  };
}

type Delivery = { phone: string; purpose: SmsPurpose; channel: SmsChannel; account: Account };

async function deliver(
  { settings, smsProvider }: Pick<AuthDeps, "settings" | "smsProvider">,
  { purpose, ...message }: Delivery,
): Promise<SentSms> {
  if (!smsProvider) throw notSent(purpose, noProvider);
  // Of a code that the provider makes we know only afterwards whether it was right: until then
  // something stands in its place that nobody can type.
  const code = smsProvider.isRight
    ? randomBytes(16).toString("hex")
    : randomDigits(settings.phoneCodes.digits);
  try {
    return { code, messageId: await smsProvider.send({ ...message, code }) };
  } catch (cause) {
    const isAway = cause instanceof SmsFault && cause.isAway;
    const reason = isAway
      ? "it does not answer at the moment, try again"
      : "it refused the message";
    throw notSent(purpose, reason, cause);
  }
}

/** Whether anything can be brought to the number, or need be. */
export function isReachable(
  { settings, smsProvider }: Pick<AuthDeps, "settings" | "smsProvider">,
  phone: string,
): boolean {
  return settings.testCodes.has(phone) || smsProvider !== undefined;
}

type KnownCode = { user: User; purpose: PhonePurpose; phone: string; code: string };

/** What was sent takes the place of the user's last one of this purpose. */
export async function keepPhoneCode(
  trx: Trx,
  deps: AuthDeps,
  { user, purpose, phone, code }: KnownCode,
): Promise<User> {
  if (!deps.settings.testCodes.has(phone))
    await issueCode(trx, deps, { user, purpose, address: phone, code });
  const now = deps.now();
  return updateUser(trx, user, sentColumns(purpose, phone, now), now);
}

function sentColumns(purpose: PhonePurpose, phone: string, now: number): UserChanges {
  if (purpose === "phone_confirmation") return { confirmation_sent_at: now };
  if (purpose === "reauthentication") return { reauthentication_sent_at: now };
  return { new_phone: phone, phone_change_sent_at: now };
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
