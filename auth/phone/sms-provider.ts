import { AuthError } from "../auth-error.ts";

export type SmsMessage = {
  /** Digits with the country's code. */
  phone: string;
  code: string;
};

/** Brings codes to phones: a provider that the operator has a contract with. */
export type SmsProvider = {
  /** Gives the provider's id of it; rejects with what the provider says. */
  send(message: SmsMessage): Promise<string>;
};

/** The one way there is of bringing a message; others are a provider's own. */
export function requireSmsChannel(channel: string | null | undefined): void {
  if (!channel || channel === "sms") return;
  throw new AuthError(
    "validation_failed",
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  );
}
