import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Ai } from "#ai";
import { clientAddress, type Limits, visitorOf } from "#limits";
import { maxBodyBytes } from "../../contract/gemini-chat.ts";
import type { Lifecycle } from "../health.ts";
import type { KeyRing } from "../key-ring.ts";
import { corsHeaders } from "../middleware/cors.ts";
import { errorBody, logFault, toAppError, tracesOf } from "../middleware/errors.ts";
import { logWhenClosed, newRequestId } from "../middleware/request-log.ts";
import { apiAnswerHeaders } from "../middleware/security-headers.ts";
import type { NodeListener } from "../site/site-listener.ts";
import { chatAllowances } from "./chat-allowances.ts";
import { type Channel, type ConverseDeps, converse, type Manner } from "./gemini-chat/converse.ts";
import { streamHeaders } from "./gemini-chat/events.ts";
import { isJson, mannerOf, type Reading, readBody } from "./gemini-chat/read-request.ts";
import { type Reply, refusalOf } from "./gemini-chat/reply.ts";

const route = "/functions/v1/gemini-chat";

export type ChatModules = {
  ring: KeyRing;
  ai: Ai;
  limits: Limits;
  trustedProxies: number;
  lifecycle: Lifecycle;
  log: Logger;
  overTls: boolean;
};

/**
 * Answers the calls that the page makes without going through the framework, and hands everything else on: other
 * methods and types, sessions, bodies without a length, keys that have to be looked at closely. `handleChat` gives the
 * same answers; this is the short way for what is asked most, and holds a third of the memory for a stream that waits.
 */
export function chatListener(modules: ChatModules, next: NodeListener): NodeListener {
  const { ring, log, overTls } = modules;
  const headers = listOf({
    ...apiAnswerHeaders(overTls),
    ...corsHeaders,
    "Cache-Control": "no-store",
  });
  const about = (id: string) => ({ id, route, quiet: false });
  return (incoming, outgoing) => {
    if (!isPlainCall(incoming, ring)) return next(incoming, outgoing);
    const id = newRequestId();
    logWhenClosed(log, outgoing, () => about(id));
    const answer = createAnswer(outgoing, id, headers, modules.lifecycle);
    readAll(incoming, (reading) => {
      const deps = depsFor(incoming, id, modules);
      talk(reading, mannerOf(incoming.headers.accept), answer, deps).catch((error: unknown) => {
        if (outgoing.destroyed) return;
        logFault(log, id, error);
        const { code, status } = toAppError(error);
        answer.send(status, {}, errorBody(code));
      });
    });
  };
}

/** Name, value, name, value: Node writes such a list without making a table of it. */
function listOf(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}

/** Only what needs no look at anything but its headers. */
function isPlainCall({ method, url, headers }: IncomingMessage, ring: KeyRing): boolean {
  const { apikey, "content-length": length } = headers;
  return (
    url === route &&
    method === "POST" &&
    length !== undefined &&
    headers["transfer-encoding"] === undefined &&
    Number(length) <= maxBodyBytes &&
    headers.authorization === undefined &&
    isJson(headers["content-type"]) &&
    typeof apikey === "string" &&
    ring.opaqueRoleOf(apikey) !== undefined
  );
}

/** Node takes no byte beyond the length that was said, nor ends before it. The bytes are gone before the answer begins. */
function readAll(incoming: IncomingMessage, onWhole: (reading: Reading) => void): void {
  const pieces: Buffer[] = [];
  let left = Number(incoming.headers["content-length"]);
  const finish = () => onWhole(readBody(Buffer.concat(pieces)));
  const take = (piece: Buffer) => {
    pieces.push(piece);
    left -= piece.byteLength;
    if (left > 0) return;
    incoming.off("data", take).resume();
    finish();
  };
  // An empty body has no piece at all.
  if (left === 0) incoming.once("end", finish).resume();
  else incoming.on("data", take);
}

function now(): number {
  return performance.now();
}

function depsFor(
  { headers, socket }: IncomingMessage,
  id: string,
  { ai, limits, trustedProxies, log }: ChatModules,
): ConverseDeps {
  const forwardedFor = headers["x-forwarded-for"] as string | undefined;
  const socketAddress = socket.remoteAddress ?? "";
  const visitor = visitorOf(clientAddress({ socketAddress, forwardedFor, trustedProxies }));
  return {
    ai,
    allowances: chatAllowances(limits)(visitor),
    log: (line) => log.info({ id, ...line }, "gemini-chat"),
    report: (error) => log.error({ id, ...tracesOf(error) }, "internal error"),
    now,
  };
}

function talk(reading: Reading, manner: Manner, answer: Answer, deps: ConverseDeps): Promise<void> {
  if ("fault" in reading) {
    answer.channel.reply(refusalOf({ refused: reading.fault }));
    return Promise.resolve();
  }
  return converse(reading.request, answer.signal, manner, answer.channel, deps);
}

const jsonHead = ["Content-Type", "application/json"];
const streamHead = listOf(streamHeaders);

type Answer = {
  channel: Channel;
  /** Aborted when the visitor leaves before the end. */
  signal: AbortSignal;
  send: (status: number, headers: Reply["headers"], body: object) => void;
};

function createAnswer(
  outgoing: ServerResponse,
  id: string,
  headers: readonly string[],
  lifecycle: Lifecycle,
): Answer {
  const leaving = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) leaving.abort();
  });

  function begin(status: number, more: readonly string[]): void {
    const list = [...headers, "X-Request-Id", id, ...more];
    // The next request should go to a server that stays.
    if (lifecycle.stopping) list.push("Connection", "close");
    outgoing.writeHead(status, list);
  }

  function send(status: number, more: Reply["headers"], body: object): void {
    const json = JSON.stringify(body);
    const length = String(Buffer.byteLength(json));
    begin(status, [...jsonHead, "Content-Length", length, ...listOf(more)]);
    outgoing.end(json);
  }

  const channel: Channel = {
    reply: ({ status, headers: more, body }) => send(status, more, body),
    write(text) {
      if (outgoing.destroyed) return;
      if (!outgoing.headersSent) {
        begin(200, streamHead);
        // In one packet with the first event; joined to one text with it, the head would be held until the end.
        const { socket } = outgoing;
        socket?.cork();
        outgoing.flushHeaders();
        process.nextTick(() => socket?.uncork());
      }
      outgoing.write(text);
    },
    end: () => void outgoing.end(),
  };
  return { channel, signal: leaving.signal, send };
}
