import {
  type AgentOptions,
  type ClientRequest,
  globalAgent,
  Agent as HttpAgent,
  request as httpRequest,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
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
  return async (address, { method, headers, body, signal }) => {
    signal.throwIfAborted();
    const url = new URL(address);
    const { agent, request } = ways[url.protocol === "https:" ? "https:" : "http:"];
    // Nothing here takes compressed text apart.
    const sent = { ...headers, "accept-encoding": "identity" };
    const call = request(url, { agent, method, headers: sent });
    const answer = answerOf(call, signal);
    call.on("socket", (socket) => limitConnecting(call, socket, times.connectMs));
    call.end(body);
    return await answer;
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
  const stop = () => clearTimeout(timer);
  socket.once(isSecure ? "secureConnect" : "connect", stop).once("close", stop);
}
