import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import { clientAddress } from "#limits";
import type { ServerEnv } from "../server-env.ts";
import type { ClientHash } from "./client-hash.ts";

/** No address, agent, query, body or unknown path: they can name a person. */
export type RequestAbout = {
  id: string;
  /** The route as we know it; `/*` for every address that is none of ours. */
  route: string;
  /** In its place where requests are counted: files are many, and others with each build. */
  countedAs?: string | undefined;
  /** Asked for often, and says little. */
  quiet: boolean;
  /** Of the failure, in the words of the answer. */
  code?: string | undefined;
};

/** What is counted of a request. */
export type RequestFigures = { method: string; route: string; status: number; ms: number };

export type RequestWatchOptions = {
  log: Logger;
  trustedProxies: number;
  hashClient: ClientHash;
  count?: ((figures: RequestFigures) => void) | undefined;
};

/** One line and one count an answer, once it is sent or given up. */
export type RequestWatch = (outgoing: ServerResponse, about: () => RequestAbout) => void;

/** As nginx writes it: the other side left before there was an answer. */
const clientLeft = 499;

export function createRequestWatch(options: RequestWatchOptions): RequestWatch {
  const { log, trustedProxies, hashClient, count } = options;
  if (!(count || log.isLevelEnabled("error"))) return () => undefined;
  return (outgoing, about) => {
    const start = performance.now();
    const { req } = outgoing;
    const { method = "", headers, socket } = req;
    const before = socket.bytesWritten;
    // Now: a connection that has ended has no address any more.
    const address = addressBehind(req, trustedProxies);
    outgoing.once("close", () => {
      const { id, route, countedAs = route, quiet, code } = about();
      const status = outgoing.headersSent ? outgoing.statusCode : clientLeft;
      const ms = Math.round((performance.now() - start) * 10) / 10;
      count?.({ method, route: countedAs, status, ms });
      const level = levelOf(status, quiet);
      if (!log.isLevelEnabled(level)) return;
      const bytes = socket.bytesWritten - before;
      const aborted = outgoing.writableFinished ? undefined : true;
      const told = { id, method, route, status, code, ms, bytes, aborted };
      const traceparent = traceparentOf(headers);
      log[level]({ ...told, client: hashClient(address), traceparent }, "request");
    });
  };
}

export function requestLog(watch: RequestWatch): MiddlewareHandler<ServerEnv> {
  return async function logRequest(c, next) {
    const id = requestIdOf(c.req.header("x-request-id"));
    const failure = {};
    c.set("requestId", id);
    c.set("failure", failure);
    const outgoing = c.env?.outgoing;
    let route = routeOf(c);
    // Before the work, since the other side may leave while it goes on.
    if (outgoing) watch(outgoing, () => ({ ...describe(id, route()), ...failure }));
    await next();
    // A stream may last for a minute, and need not hold the whole context for its line.
    const found = route();
    route = () => found;
    c.res.headers.set("X-Request-Id", id);
  };
}

/** Of whoever stands before the server, where it is one: their log and ours then name the same request. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === "string" && /^[\w-]{16,128}$/.test(given) ? given : randomUUID();
}

/** W3C Trace Context; anything else in its place is left out. */
function traceparentOf({ traceparent }: IncomingHttpHeaders): string | undefined {
  if (typeof traceparent !== "string") return undefined;
  const isOne = /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;
  return isOne.test(traceparent) ? traceparent : undefined;
}

function addressBehind({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const forwarded = headers["x-forwarded-for"];
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  return clientAddress({ socketAddress: socket.remoteAddress ?? "", forwardedFor, trustedProxies });
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
