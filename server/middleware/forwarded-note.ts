import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";

const sentence =
  "X-Forwarded-For came, and no proxy is trusted: if it is of your proxy, set TRUSTED_PROXIES, or all visitors count as one; if there is none, somebody makes it up";

/** Says once that a proxy may stand before the server of which nothing is known here. */
export function createForwardedNote(
  log: Logger,
  trustedProxies: number,
): (incoming: IncomingMessage) => void {
  let isSaid = trustedProxies > 0;
  return ({ headers }) => {
    if (isSaid || headers["x-forwarded-for"] === undefined) return;
    isSaid = true;
    log.warn(sentence);
  };
}
