import { createHmac, randomUUID } from "node:crypto";
import type { Account } from "../users/account.ts";
import { askService } from "./ask-service.ts";
import { SmsFault, type SmsProvider, smsChannels } from "./sms-provider.ts";

export type SmsHookOptions = {
  url: string;
  /** `v1,whsec_` and the key in base64; while one takes another's place, both. */
  secrets: readonly string[];
};

/** What the hook is given besides: people as the protocol describes them. */
type Around = { describe: (account: Account) => object; now?: () => number };

/** The operator's own program brings the codes: the send-SMS hook of the reference server. */
export function createSmsHook(
  { url, secrets }: SmsHookOptions,
  { describe, now = Date.now }: Around,
): SmsProvider {
  const keys = secrets.map((secret) =>
    Buffer.from(secret.slice(secret.indexOf("whsec_") + 6), "base64"),
  );
  return {
    channels: smsChannels,
    async send({ phone, code, channel, account }) {
      const [id, at] = [randomUUID(), now()];
      const body = JSON.stringify({
        metadata: { uuid: id, time: new Date(at).toISOString(), name: "send-sms" },
        user: describe(account),
        sms: { otp: code, phone, channel },
      });
      const answer = await askService(url, { headers: signed(keys, { id, at, body }), body });
      if (answer.status >= 300) throw new SmsFault(`HTTP ${answer.status}`);
      // It says no with 200, too.
      if (answer.body.error) throw new SmsFault("error in the answer");
      return undefined;
    },
  };
}

/** Standard Webhooks: a signature by each key, of which one has to be right. */
function signed(
  keys: readonly Buffer[],
  { id, at, body }: { id: string; at: number; body: string },
): Record<string, string> {
  const seconds = String(Math.floor(at / 1000));
  const signatures = keys.map((key) => {
    const mac = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
    return `v1,${mac}`;
  });
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": seconds,
    "webhook-signature": signatures.join(" "),
  };
}
