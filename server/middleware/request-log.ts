import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import type { ServerEnv } from "../server-env.ts";

type Level = "debug" | "info" | "error";

/** No address, agent, query, body or unknown path: they can name a person. */
export type RequestLine = {
  id: string;
  method: string;
  /** The route as we know it, `*` for an address that is none of ours. */
  route: string;
  status: number;
};

export function newRequestId(): string {
  return randomUUID();
}

/** One line an answer, once it is sent or given up: adds milliseconds and bytes on the wire. */
export function logWhenClosed(
  log: Logger,
  level: Level,
  line: RequestLine,
  outgoing: ServerResponse,
  start = performance.now(),
): void {
  if (!log.isLevelEnabled(level)) return;
  const { socket } = outgoing.req;
  const before = socket.bytesWritten;
  outgoing.once("close", () => {
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const bytes = socket.bytesWritten - before;
    const aborted = outgoing.writableFinished ? {} : { aborted: true };
    log[level]({ ...line, ms, bytes, ...aborted }, "request");
  });
}

export function requestLog(log: Logger): MiddlewareHandler<ServerEnv> {
  return async function logRequest(c, next) {
    const start = performance.now();
    const id = newRequestId();
    c.set("requestId", id);
    await next();
    c.res.headers.set("X-Request-Id", id);
    const { outgoing } = c.env ?? {};
    const line = { id, method: c.req.method, route: routePath(c), status: c.res.status };
    if (outgoing) logWhenClosed(log, levelOf(line), line, outgoing, start);
  };
}

/** Probes come every few seconds and say nothing. */
function levelOf({ route, status }: RequestLine): Level {
  if (route.startsWith("/health")) return "debug";
  return status >= 500 ? "error" : "info";
}
