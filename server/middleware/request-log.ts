import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import type { ServerEnv } from "../server-env.ts";

/** No address, agent, query, body or unknown path: they can name a person. */
export type RequestAbout = {
  id: string;
  /** The route as we know it; `/*` for every address that is none of ours. */
  route: string;
  /** Asked for often, and says little. */
  quiet: boolean;
};

/** As nginx writes it: the other side left before there was an answer. */
const clientLeft = 499;

export function newRequestId(): string {
  return randomUUID();
}

/** One line an answer, once it is sent or given up. */
export function logWhenClosed(
  log: Logger,
  outgoing: ServerResponse,
  about: () => RequestAbout,
): void {
  const start = performance.now();
  const { method, socket } = outgoing.req;
  const before = socket.bytesWritten;
  outgoing.once("close", () => {
    const { id, route, quiet } = about();
    const status = outgoing.headersSent ? outgoing.statusCode : clientLeft;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const bytes = socket.bytesWritten - before;
    const aborted = outgoing.writableFinished ? undefined : true;
    log[levelOf(status, quiet)]({ id, method, route, status, ms, bytes, aborted }, "request");
  });
}

export function requestLog(log: Logger): MiddlewareHandler<ServerEnv> {
  return async function logRequest(c, next) {
    const id = newRequestId();
    c.set("requestId", id);
    const outgoing = c.env?.outgoing;
    let route = routeOf(c);
    // Before the work, since the other side may leave while it goes on.
    if (outgoing) logWhenClosed(log, outgoing, () => describe(id, route()));
    await next();
    // A stream may last for a minute, and need not hold the whole context for its line.
    const found = route();
    route = () => found;
    c.res.headers.set("X-Request-Id", id);
  };
}

function routeOf(c: Context): () => string {
  return () => routePath(c);
}

function describe(id: string, route: string): RequestAbout {
  return { id, route, quiet: route.startsWith("/health/") };
}

function levelOf(status: number, quiet: boolean): "debug" | "info" | "error" {
  if (status >= 500 && status !== 503) return "error";
  return quiet ? "debug" : "info";
}
