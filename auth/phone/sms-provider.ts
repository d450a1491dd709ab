import { AuthError } from "../auth-error.ts";
import type { Account } from "../users/account.ts";

/** The ways of bringing a message that the protocol knows. */
export const smsChannels = ["sms", "whatsapp"] as const;
export type SmsChannel = (typeof smsChannels)[number];

export type SmsMessage = {
  /** Digits with the country's code. */
  phone: string;
  code: string;
  channel: SmsChannel;
  /** Whose code it is, as they will stand in the store once it has been sent. */
  account: Account;
};

/** Brings codes to phones: a service that the operator has a contract with. */
export type SmsProvider = {
  channels: readonly SmsChannel[];
  /** Gives the service's id of it, if it has one; rejects with an `SmsFault`. */
  send(message: SmsMessage): Promise<string | undefined>;
  /** Of a service that makes the codes itself: whether this one is right. Absent: they are ours. */
  isRight?(phone: string, code: string): Promise<boolean>;
};

/** Why a service did not do it: what the log may know, and never what the service said of people. */
export class SmsFault extends Error {
  override readonly name = "SmsFault";
  /** A word or a number, like `HTTP 401` or `Twilio 21211`. */
  readonly error: string;
  /** It gave no answer, for now. */
  readonly isAway: boolean;

  constructor(error: string, options: { isAway?: boolean; cause?: unknown } = {}) {
    super(error, { cause: options.cause });
    this.error = error;
    this.isAway = options.isAway ?? false;
  }
}

export function requireSmsChannel(
  provider: SmsProvider | undefined,
  channel: string | null | undefined,
): SmsChannel {
  const known = provider?.channels ?? ["sms"];
  const chosen = known.find((one) => one === (channel || "sms"));
  if (chosen) return chosen;
  throw new AuthError(
    "validation_failed",
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  );
}
