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
    const { agent, request } = ways[target.protocol === "https:" ? "https:" : "http:"];
    // Nothing here takes compressed text apart.
    const length = Buffer.byteLength(body);
    const sent = { ...headers, "accept-encoding": "identity", "content-length": length };
    const call = request({ ...target, agent, method, headers: sent });
    const answer = answerOf(call, signal);
    call.on("socket", (socket) => limitConnecting(call, socket, times.connectMs));
    // Head and body leave in one packet all the same; joined to one text, both would be held until the end.
    call.flushHeaders();
    // Of ASCII every character is its byte, and none need be looked up.
    call.end(body, length === body.length ? "latin1" : "utf8");
    return await answer;
  };
}

/** Addresses that are remembered: an operator's models, streamed or not, are a handful. */
const remembered = 100;

/** As much of an address as Node's client needs; every connection holds a copy. */
type Target = Pick<ClientRequestArgs, "protocol" | "hostname" | "port" | "path" | "auth">;

/** To take an address apart for every call would cost as much as to ask. */
function createTargets(): (address: string) => Target {
  const known = new Map<string, Target>();
  return (address) => {
    const before = known.get(address);
    if (before) return before;
    const { protocol, hostname, port, path, auth } = urlToHttpOptions(new URL(address));
    const target = { protocol, hostname, port, path, ...(auth && { auth }) };
    if (known.size < remembered) known.set(address, target);
    return target;
  };
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
