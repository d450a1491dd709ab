import { Hono, type MiddlewareHandler } from "hono";
import type { OutboxEntry } from "#auth";
import { AppError } from "../../contract/error.ts";
import type { Config } from "../config.ts";
import { isLoopback } from "../environment-rules.ts";
import type { ServerEnv } from "../server-env.ts";

/** Letters that were sent, newest first; those that are on their way are waited for. */
export type ReadOutbox = () => Promise<OutboxEntry[]>;

type Choices = Pick<Config, "host" | "production" | "publicUrl" | "trustedProxies">;

/** Codes of letters open accounts: they are read by programs of this machine, where nobody else comes. */
export function maySeeOutbox({ host, production, publicUrl, trustedProxies }: Choices): boolean {
  const isPublicHere = isLoopback(new URL(publicUrl).hostname);
  return isLoopback(host) && isPublicHere && !production && trustedProxies === 0;
}

/** For tests and for whoever develops. `undefined`: nothing is there. */
export function devOutbox(read: ReadOutbox | undefined): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  if (!read) return routes;
  return routes.get("/outbox", onlyFromHere, async (c) => {
    c.header("Cache-Control", "no-store");
    // Unlike the rest of what programs call: no page of another origin may embed it.
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    return c.json(await read());
  });
}

/** Headers that browsers and proxies add: whoever sends one is, or speaks for, somebody else. */
const signsOfOthers = /^(?:origin|forwarded|x-forwarded-.*|via)$/;
/** A page of another name that leads to this machine (DNS rebinding) brings that name. */
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

const onlyFromHere: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const isForOthers = [...c.req.raw.headers.keys()].some((name) => signsOfOthers.test(name));
  if (isForOthers || !ownHost.test(c.req.header("host") ?? "")) throw new AppError("not_found");
  await next();
};
