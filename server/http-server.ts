import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { createApp, type Modules } from "./app.ts";
import { errorBody } from "./middleware/errors.ts";
import { createForwardedNote } from "./middleware/forwarded-note.ts";
import { siteListener } from "./site/site-listener.ts";

/** Milliseconds for receiving a request; answers may take as long as they need. */
export type ReceiveTimeouts = {
  headersTimeout: number;
  /** Body included. */
  requestTimeout: number;
  /** The two above are only looked at this often. */
  connectionsCheckingInterval: number;
};

/** A slow sender is let go within six seconds; Node's own interval of 30 s would make them 32 and 35. */
const receiveTimeouts: ReceiveTimeouts = {
  headersTimeout: 2000,
  requestTimeout: 5000,
  connectionsCheckingInterval: 500,
};

const options: ServerOptions = {
  // Longer than the 60 s that proxies commonly keep theirs, so that they close first.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  // Most requests have no body, and then need no stream.
  optimizeEmptyRequests: true,
};
/** Milliseconds in which nothing moves either way: somebody who asks and never reads. */
const silenceTimeout = 120_000;

export function createHttpServer(modules: Modules, timeouts = receiveTimeouts): Server {
  const { fetch } = createApp(modules);
  const answerByApp = getRequestListener(fetch, { hostname: "localhost", errorHandler: refuse });
  const answer = siteListener(modules.site, modules.requests, answerByApp);
  const noteForwarded = createForwardedNote(modules.log, modules.trustedProxies);
  const server = createServer({ ...options, ...timeouts }, (incoming, outgoing) => {
    noteForwarded(incoming);
    // The next request should go to a server that stays.
    if (modules.lifecycle.stopping) outgoing.setHeader("Connection", "close");
    if (hasTwoHosts(incoming)) refuseTwoHosts(outgoing);
    else answer(incoming, outgoing);
  });
  server.timeout = silenceTimeout;
  return server;
}

/** Node takes the first one; whoever stands before us may have taken the other. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const isName = (_: string, place: number) => place % 2 === 0;
  return rawHeaders.filter(isName).filter((name) => name.toLowerCase() === "host").length > 1;
}

function refuseTwoHosts(outgoing: ServerResponse): void {
  outgoing.writeHead(400, { ...refusalHeaders, Connection: "close" });
  outgoing.end(JSON.stringify(errorBody("bad_request")));
}

const refusalHeaders = {
  "Content-Type": "application/json",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
};

/** What never reached the app: mostly a target or a Host that makes no address. */
function refuse(error: unknown): Response {
  const isFaultOfCaller = error instanceof RequestError;
  return Response.json(errorBody(isFaultOfCaller ? "bad_request" : "internal_error"), {
    status: isFaultOfCaller ? 400 : 500,
    headers: refusalHeaders,
  });
}
