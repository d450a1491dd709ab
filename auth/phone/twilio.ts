import { askService } from "./ask-service.ts";
import { type SmsChannel, SmsFault, type SmsProvider, smsChannels } from "./sms-provider.ts";

/** Who asks, and where. */
type Login = { accountSid: string; authToken: string; url: string };

export type TwilioOptions = Login & {
  /** A messaging service (`MG…`), a number or a name. */
  sender: string;
  /** The template that WhatsApp has approved (`HX…`), with the code in its place 1. */
  contentSid: string | undefined;
  /** What a message says, with the code in the place of `{{ .Code }}`. */
  template: string;
};

/** Messages that we write, with our codes. */
export function createTwilio({
  sender,
  contentSid,
  template,
  ...login
}: TwilioOptions): SmsProvider {
  const path = `/2010-04-01/Accounts/${login.accountSid}/Messages.json`;
  const isService = sender.startsWith("MG");

  function contentOf(channel: SmsChannel, code: string): Record<string, string> {
    if (channel === "whatsapp" && contentSid)
      return { ContentSid: contentSid, ContentVariables: JSON.stringify({ 1: code }) };
    return { Body: template.replaceAll(codePlace, code) };
  }

  return {
    channels: smsChannels,
    async send({ phone, code, channel }) {
      const prefix = channel === "whatsapp" ? "whatsapp:" : "";
      const message = await ask(login, path, {
        To: `${prefix}+${phone}`,
        ...(isService ? { MessagingServiceSid: sender } : { From: `${prefix}${sender}` }),
        ...contentOf(channel, code),
      });
      const { sid, status, error_code } = message.body;
      if (message.status >= 300 || status === "failed" || status === "undelivered")
        throw refusal(message, error_code);
      return String(sid);
    },
  };
}

/** Where the code comes in a template, as the reference server has it. */
export const codePlace = /\{\{\s*\.Code\s*\}\}/g;

export type TwilioVerifyOptions = Login & { serviceSid: string };

/** Twilio writes the messages, makes the codes and knows which is right. */
export function createTwilioVerify({ serviceSid, ...login }: TwilioVerifyOptions): SmsProvider {
  const path = `/v2/Services/${serviceSid}`;
  return {
    channels: smsChannels,
    async send({ phone, channel }) {
      const form = { To: `+${phone}`, Channel: channel };
      const answer = await ask(login, `${path}/Verifications`, form);
      if (answer.status >= 300) throw refusal(answer);
      return String(answer.body.sid);
    },
    async isRight(phone, code) {
      const form = { To: `+${phone}`, Code: code };
      const answer = await ask(login, `${path}/VerificationCheck`, form, tooMany);
      const isTriedOut = answer.status === tooMany && answer.body.code === maxChecksReached;
      // 404: none waits there, since it has run out or was used.
      if (answer.status === 404 || isTriedOut) return false;
      if (answer.status >= 300) throw refusal(answer);
      return answer.body.status === "approved" && answer.body.valid === true;
    },
  };
}

const tooMany = 429;
/** Twilio's number for a code that was tried five times; the other reasons for 429 say nothing of the code. */
const maxChecksReached = 60_202;

type Answer = Awaited<ReturnType<typeof askService>>;

function ask(
  { accountSid, authToken, url }: Login,
  path: string,
  form: Record<string, string>,
  judged?: number,
): Promise<Answer> {
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString("base64");
  const headers = {
    authorization: `Basic ${credentials}`,
    "content-type": "application/x-www-form-urlencoded",
  };
  return askService(`${url}${path}`, {
    headers,
    body: new URLSearchParams(form).toString(),
    judged,
  });
}

/** Twilio's number for it, and not its sentence, which quotes the number. */
function refusal({ status, body }: Answer, code: unknown = body.code): SmsFault {
  return new SmsFault(typeof code === "number" ? `Twilio ${code}` : `HTTP ${status}`);
}
