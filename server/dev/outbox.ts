import { Hono, type MiddlewareHandler } from "hono";
import type { OutboxEntry } from "#auth";
import { AppError } from "../../contract/error.ts";
import { isSameSecret } from "../keys/key-ring.ts";
import { bearer } from "../middleware/bearer.ts";
import type { ServerEnv } from "../server-env.ts";

export type DevOutbox = {
  /** Emails that were sent, newest first; those that are on their way are waited for. */
  read(): Promise<OutboxEntry[]>;
  /** Asked of every reader: other people may have programs on this machine too. */
  token: string;
};

/**
 * For tests and for whoever develops. Codes of emails open accounts: `undefined` wherever anybody else may come,
 * and nothing is there.
 */
export function devOutbox(outbox: DevOutbox | undefined): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  if (!outbox) return routes;
  return routes.get("/outbox", onlyFromHere, async (c) => {
    const given = bearer(c.req.header("authorization")) ?? c.req.query("token");
    if (!given) throw new AppError("no_outbox_token");
    if (!isSameSecret(given, outbox.token)) throw new AppError("invalid_outbox_token");
    c.header("Cache-Control", "no-store");
    // Unlike the rest of what programs call: no page of another origin may embed it.
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    return c.json(await outbox.read());
  });
}

/** Headers that browsers and proxies add: whoever sends one is, or speaks for, somebody else. */
const signsOfOthers =
  /^(?:origin|forwarded|x-forwarded-.*|via|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/;
/** As nginx asks what it stands before, unless it is told otherwise: it may add no header at all. */
const versionOfProxies = "1.0";
/** A page of another name that leads to this machine (DNS rebinding) brings that name. */
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

const onlyFromHere: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const isForOthers = [...c.req.raw.headers.keys()].some((name) => signsOfOthers.test(name));
  const isProxied = isForOthers || c.env?.incoming?.httpVersion === versionOfProxies;
  if (isProxied || !ownHost.test(c.req.header("host") ?? "")) throw new AppError("not_found");
  await next();
};
