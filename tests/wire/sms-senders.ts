import { randomBytes } from "node:crypto";
import { startSmsHook } from "../fakes/sms-hook-server.ts";
import { startTwilio, twilioAccount, twilioRefuses } from "../fakes/twilio-server.ts";

/** Somebody else's server that brings codes to phones, and the settings by which ours knows it. */
export type Sender = {
  settings: Record<string, string>;
  /** What no log and no answer may hold. */
  secret: string;
  /** The code in the last message to a number. */
  codeTo: (phone: string) => string;
  sentTo: (phone: string) => number;
  /** By which way the last one went. */
  lastChannel: () => string | undefined;
  /** A number that it does not serve, and the word that the log has for that. */
  refused: { phone: string; logged: string };
  setAway: (phone: string, isAway: boolean) => void;
  stop: () => Promise<void>;
};

export const senders = { hook, twilio, twilio_verify: twilioVerify };

async function hook(): Promise<Sender> {
  const key = randomBytes(32).toString("base64");
  const old = randomBytes(24).toString("base64");
  const server = await startSmsHook(`whsec_${key}`);
  const refused = { phone: "5511900000404", logged: "error in the answer" };
  const body = { error: { http_code: 422, message: "this country is not served" } };
  server.refusing.set(refused.phone, { status: 200, body });
  const sent = (phone: string) => server.taken.filter(({ sms }) => sms.phone === phone);
  return {
    settings: {
      AUTH_HOOK_SEND_SMS_ENABLED: "on",
      AUTH_HOOK_SEND_SMS_URI: server.url,
      AUTH_HOOK_SEND_SMS_SECRETS: `v1,whsec_${old}|v1,whsec_${key}`,
    },
    secret: key,
    codeTo: (phone) => sent(phone).at(-1)?.sms.otp ?? "",
    sentTo: (phone) => sent(phone).length,
    lastChannel: () => server.taken.at(-1)?.sms.channel,
    refused,
    setAway: (phone, isAway) =>
      isAway ? void server.refusing.set(phone, "away") : void server.refusing.delete(phone),
    stop: server.stop,
  };
}

async function twilio(): Promise<Sender> {
  const server = await startTwilio();
  const sent = (phone: string) => server.sent.filter(({ To }) => To?.endsWith(`+${phone}`));
  const codeIn = ({ Body = "", ContentVariables = "" }: Record<string, string>) =>
    /\d{6,10}/.exec(Body || ContentVariables)?.[0] ?? "";
  return {
    settings: {
      AUTH_SMS_PROVIDER: "twilio",
      AUTH_SMS_TWILIO_ACCOUNT_SID: twilioAccount.sid,
      AUTH_SMS_TWILIO_AUTH_TOKEN: twilioAccount.token,
      AUTH_SMS_TWILIO_MESSAGE_SERVICE_SID: twilioAccount.messagingService,
      AUTH_SMS_TWILIO_CONTENT_SID: twilioAccount.content,
      AUTH_SMS_TWILIO_URL: server.url,
    },
    secret: twilioAccount.token,
    codeTo: (phone) => codeIn(sent(phone).at(-1) ?? {}),
    sentTo: (phone) => sent(phone).length,
    lastChannel: () => (server.sent.at(-1)?.To?.startsWith("whatsapp:") ? "whatsapp" : "sms"),
    refused: { phone: twilioRefuses.incapable, logged: "Twilio 21614" },
    setAway: (phone, isAway) =>
      void (isAway ? server.away.add(`+${phone}`) : server.away.delete(`+${phone}`)),
    stop: server.stop,
  };
}

async function twilioVerify(): Promise<Sender> {
  const server = await startTwilio();
  const sent = (phone: string) => server.sent.filter(({ To }) => To === `+${phone}`);
  return {
    settings: {
      AUTH_SMS_PROVIDER: "twilio_verify",
      AUTH_SMS_TWILIO_VERIFY_ACCOUNT_SID: twilioAccount.sid,
      AUTH_SMS_TWILIO_VERIFY_AUTH_TOKEN: twilioAccount.token,
      AUTH_SMS_TWILIO_VERIFY_MESSAGE_SERVICE_SID: twilioAccount.verifyService,
      AUTH_SMS_TWILIO_VERIFY_URL: server.url,
    },
    secret: twilioAccount.token,
    codeTo: (phone) => server.pending.get(`+${phone}`)?.code ?? "",
    sentTo: (phone) => sent(phone).length,
    lastChannel: () => server.sent.at(-1)?.Channel,
    refused: { phone: twilioRefuses.invalid, logged: "Twilio 21211" },
    setAway: (phone, isAway) =>
      void (isAway ? server.away.add(`+${phone}`) : server.away.delete(`+${phone}`)),
    stop: server.stop,
  };
}
