import type { MiddlewareHandler } from "hono";
import type { KeyRing } from "../keys/key-ring.ts";
import { bearer } from "./bearer.ts";

/** In the words of the gateway that stands before the reference server. */
const refusal = {
  message: "Forbidden use of secret API key in browser",
  hint: "Whoever can read this page has the secret key: replace it, and use the publishable one here.",
};

/**
 * Refuses a key that speaks for more than anybody, opaque or signed, where a browser sends it: it stands in something
 * that visitors have, and works until it is replaced. Seen at once, it is replaced before others find it.
 */
export function refuseSecretInBrowser(ring: KeyRing): MiddlewareHandler {
  return async function checkSender(c, next) {
    if (!isFromBrowser(c.req.raw.headers)) return next();
    const sent = [c.req.header("apikey"), bearer(c.req.header("authorization"))];
    for (const key of new Set(sent)) {
      const role = key && (await ring.roleOf(key));
      if (role && role !== "anon") return c.json(refusal, 401);
    }
    return next();
  };
}

/**
 * No script can keep a browser from sending the first two. Both are missing where a page asks its own server by http: there
 * the name that all browsers give themselves tells, as it does at the reference server. (`Sec-Fetch-Mode` is sent by Node too.)
 */
function isFromBrowser(headers: Headers): boolean {
  const names = headers.get("user-agent")?.startsWith("Mozilla/5.0") ?? false;
  return headers.has("origin") || headers.has("sec-fetch-site") || names;
}
