import { randomInt } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "./listen.ts";

/** Of Twilio what codes by phone ask of it, as its documentation has it: Messages and Verify, with one account. */
export const twilioAccount = {
  sid: `AC${"0123456789abcdef".repeat(2)}`,
  token: "the-auth-token-of-the-account",
  messagingService: `MG${"0123456789abcdef".repeat(2)}`,
  verifyService: `VA${"0123456789abcdef".repeat(2)}`,
  /** A template that WhatsApp has approved. */
  content: `HX${"0123456789abcdef".repeat(2)}`,
};

/** Its own numbers for tests: no number at all, and one that takes no messages. */
export const twilioRefuses = { invalid: "15005550001", incapable: "15005550009" };

type Form = Record<string, string>;
type Answer = { status: number; body: object };

export type TwilioServer = {
  url: string;
  /** What it sent, as it was asked to. */
  sent: Form[];
  /** Of Verify, by number with "+": the code that went there last. */
  pending: Map<string, { code: string; tries: number }>;
  /** How often Verify was asked whether a code is right. */
  checks: Form[];
  /** Numbers for which it gives no answer. */
  away: Set<string>;
  stop: () => Promise<void>;
};

const paths = {
  messages: `/2010-04-01/Accounts/${twilioAccount.sid}/Messages.json`,
  verifications: `/v2/Services/${twilioAccount.verifyService}/Verifications`,
  checks: `/v2/Services/${twilioAccount.verifyService}/VerificationCheck`,
};

/** Five wrong codes, as there. */
const maxTries = 5;

export async function startTwilio(): Promise<TwilioServer> {
  const [sent, checks]: [Form[], Form[]] = [[], []];
  const pending: TwilioServer["pending"] = new Map();
  const away = new Set<string>();

  function send(form: Form): Answer {
    const isWhatsApp = form.To?.startsWith("whatsapp:");
    const fault = faultOfNumber(form.To?.replace("whatsapp:", "") ?? "");
    if (fault) return fault;
    if (!(form.From || form.MessagingServiceSid))
      return refusal(400, 21603, "A 'From' phone number is required.");
    if (isWhatsApp && form.From && !form.From.startsWith("whatsapp:"))
      return refusal(400, 63007, "Twilio could not find a Channel with the specified From address");
    if (!(form.Body || form.ContentSid)) return refusal(400, 21602, "Message body is required.");
    sent.push(form);
    const error = { error_code: null, error_message: null };
    return { status: 201, body: { sid: newSid("SM"), status: "accepted", ...error } };
  }

  function begin(form: Form): Answer {
    const fault = faultOfNumber(form.To ?? "");
    if (fault) return fault;
    if (!["sms", "whatsapp"].includes(form.Channel ?? ""))
      return refusal(400, 60200, "Invalid parameter `Channel`");
    const known = pending.get(form.To ?? "");
    const code = known?.code ?? String(randomInt(1_000_000)).padStart(6, "0");
    pending.set(form.To ?? "", { code, tries: known?.tries ?? 0 });
    sent.push(form);
    return { status: 201, body: { sid: newSid("VE"), status: "pending", valid: false } };
  }

  function check(form: Form): Answer {
    checks.push(form);
    const known = pending.get(form.To ?? "");
    if (!known) return refusal(404, 20404, `The requested resource ${paths.checks} was not found`);
    if (known.tries >= maxTries) return refusal(429, 60202, "Max check attempts reached");
    if (known.code !== form.Code) {
      known.tries += 1;
      return { status: 200, body: { status: "pending", valid: false } };
    }
    pending.delete(form.To ?? "");
    return { status: 200, body: { status: "approved", valid: true } };
  }

  function answer(path: string | undefined, form: Form): Answer {
    if (path === paths.messages) return send(form);
    if (path === paths.verifications) return begin(form);
    if (path === paths.checks) return check(form);
    return refusal(404, 20404, `The requested resource ${path} was not found`);
  }

  const login = `Basic ${btoa(`${twilioAccount.sid}:${twilioAccount.token}`)}`;
  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    if (away.has(form.To ?? "")) return request.socket.destroy();
    const isForm = request.headers["content-type"] === "application/x-www-form-urlencoded";
    const { status, body } =
      request.headers.authorization === login && isForm
        ? answer(request.url, form)
        : refusal(401, 20003, "Authenticate");
    response.writeHead(status, { "content-type": "application/json" });
    return response.end(JSON.stringify(body));
  });
  const { url, stop } = await listen(server);
  return { url, sent, pending, checks, away, stop };
}

function faultOfNumber(number: string): Answer | undefined {
  if (!/^\+[1-9]\d{6,14}$/.test(number) || number === `+${twilioRefuses.invalid}`)
    return refusal(400, 21211, `Invalid 'To' Phone Number: ${number}`);
  if (number === `+${twilioRefuses.incapable}`)
    return refusal(400, 21614, `'To' number is not a valid mobile number: ${number}`);
  return undefined;
}

function refusal(status: number, code: number, message: string): Answer {
  const more_info = `https://www.twilio.com/docs/errors/${code}`;
  return { status, body: { code, message, more_info, status } };
}

let made = 0;
function newSid(kind: string): string {
  made += 1;
  return `${kind}${made.toString(16).padStart(32, "0")}`;
}
