import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { listen } from "./listen.ts";

/** An operator's program that takes the codes of the send-SMS hook, and believes a signature alone. */
export type SmsHookServer = {
  url: string;
  taken: HookCall[];
  /** Numbers for which it says no, and how. `away`: without any answer. */
  refusing: Map<string, { status: number; body: unknown } | "away">;
  stop: () => Promise<void>;
};

export type HookCall = {
  user: { id: string; phone: string; new_phone?: string; identities: { provider: string }[] };
  sms: { otp: string; phone: string; channel: string };
};

/** `secret`: as Standard Webhooks writes it. */
export async function startSmsHook(secret: string): Promise<SmsHookServer> {
  const webhook = new Webhook(secret);
  const taken: HookCall[] = [];
  const refusing: SmsHookServer["refusing"] = new Map();

  function read(body: string, headers: IncomingHttpHeaders): HookCall | undefined {
    try {
      return webhook.verify(body, headers as Record<string, string>) as HookCall;
    } catch {
      return undefined;
    }
  }

  const server = createServer(async (request, response) => {
    const call = read(await text(request), request.headers);
    const refusal = call && refusing.get(call.sms.phone);
    if (refusal === "away") return request.socket.destroy();
    if (call && !refusal) taken.push(call);
    const unsigned = { status: 401, body: { error: { http_code: 401, message: "no signature" } } };
    const { status, body } = call ? (refusal ?? { status: 200, body: {} }) : unsigned;
    response.writeHead(status, { "content-type": "application/json" });
    return response.end(JSON.stringify(body));
  });
  const { url, stop } = await listen(server);
  return { url: `${url}/send-sms`, taken, refusing, stop };
}
