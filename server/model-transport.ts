import {
  type AgentOptions,
  type ClientRequest,
  type ClientRequestArgs,
  globalAgent,
  Agent as HttpAgent,
  request as httpRequest,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { urlToHttpOptions } from "node:url";
import type { AiOptions } from "#ai";
import { ModelAnswer } from "./model-answer.ts";

type Transport = AiOptions["transport"];

/** Milliseconds a free connection is kept, unless the service wants it shorter; as the global fetch does. */
const keepMs = 4000;

/** Milliseconds until a connection stands, TLS included; as the global fetch waits. */
const connectMs = 10_000;

/**
 * The calls of language models by Node's own client. The global fetch does the same for several
 * times the processor, and the memory of a stream that waits (docs/benchmarks.md). Fails as it does;
 * a redirect is an answer like any other, so that the key goes nowhere else.
 */
export function createModelTransport(times = { connectMs }): Transport {
  // A proxy only where the operator told Node to use one, which is when the global fetch does too.
  const { proxyEnv } = (globalAgent as HttpAgent & { options: AgentOptions }).options;
  const options = { keepAlive: true, timeout: keepMs, proxyEnv };
  const ways = {
    "http:": { request: httpRequest, agent: new HttpAgent(options) },
    "https:": { request: httpsRequest, agent: new HttpsAgent(options) },
  };
  const targetOf = createTargets();
  return async (address, { method, headers, body, signal }) => {
    signal.throwIfAborted();
    const target = targetOf(address);
    const { agent, request } = ways[target.way.protocol === "https:" ? "https:" : "http:"];
    const length = Buffer.byteLength(body);
    const call = request({
      ...target.way,
      agent,
      method,
      headers: headOf(target, headers, length),
    });
    const answer = answerOf(call, signal);
    call.on("socket", (socket) => limitConnecting(call, socket, times.connectMs));
    // Of ASCII every character is its byte, and none need be looked up.
    call.end(body, length === body.length ? "latin1" : "utf8");
    return await answer;
  };
}

/** Addresses that are remembered: an operator's models, streamed or not, are a handful. */
const remembered = 100;

type Target = {
  /** As much of an address as Node's client needs; every connection holds a copy. */
  way: Pick<ClientRequestArgs, "protocol" | "hostname" | "port" | "path">;
  /** Headers that the address decides, and those that are always the same: name, value, name, value. */
  head: readonly string[];
  /** What stands before the host, as a header: for a caller who brings none of its own. */
  login: string | undefined;
};

/** To take an address apart for every call would cost as much as to ask. */
function createTargets(): (address: string) => Target {
  const known = new Map<string, Target>();
  return (address) => {
    const before = known.get(address);
    if (before) return before;
    const url = new URL(address);
    const { protocol, hostname, port, path, auth } = urlToHttpOptions(url);
    const login = auth ? `Basic ${Buffer.from(auth).toString("base64")}` : undefined;
    // Nothing here takes compressed text apart.
    const head = ["host", url.host, "accept-encoding", "identity"];
    const target = { way: { protocol, hostname, port, path }, head, login };
    if (known.size < remembered) known.set(address, target);
    return target;
  };
}

/** As a list Node writes headers without keeping a table of them. */
function headOf(
  { head, login }: Target,
  headers: Record<string, string>,
  length: number,
): string[] {
  const list = [...head, "content-length", String(length)];
  if (login && headers.authorization === undefined) list.push("authorization", login);
  for (const name of Object.keys(headers)) list.push(name, headers[name] ?? "");
  return list;
}

/** Rejects with the signal's reason, or a TypeError whose cause is the system's own fault. */
function answerOf(call: ClientRequest, signal: AbortSignal): Promise<ModelAnswer> {
  return new Promise((resolve, reject) => {
    const reasonOf = (cause: unknown, message: string) =>
      signal.aborted ? signal.reason : new TypeError(message, { cause });
    const leave = () => call.destroy();
    signal.addEventListener("abort", leave);
    call
      // Once there is an answer, this is for its reader.
      .on("error", (cause) => reject(reasonOf(cause, "fetch failed")))
      .on("close", () => signal.removeEventListener("abort", leave))
      .on("response", (incoming) => {
        resolve(new ModelAnswer(incoming, (cause) => reasonOf(cause, "terminated")));
      });
  });
}

/** Nobody can have read a call whose connection never stood, and the error's code says that. */
function limitConnecting(call: ClientRequest, socket: Socket, ms: number): void {
  if (!socket.connecting) return;
  const isSecure = socket instanceof TLSSocket;
  const timer = setTimeout(() => {
    // The name of it that the global fetch has.
    call.destroy(Object.assign(new Error("no connection"), { code: "UND_ERR_CONNECT_TIMEOUT" }));
  }, ms);
  const stands = isSecure ? "secureConnect" : "connect";
  const stop = () => {
    clearTimeout(timer);
    // The connection may last for hours, and would hold the first call on it.
    socket.off(stands, stop).off("close", stop);
  };
  socket.once(stands, stop).once("close", stop);
}
