import { type AgentOptions, globalAgent, type Agent as HttpAgent } from "node:http";
import type { Dispatcher } from "undici";
import type { AiOptions } from "#ai";
import { ModelAnswer } from "./model-answer.ts";

type Transport = AiOptions["transport"];
type ServiceRequest = Parameters<Transport>[1];

/** Milliseconds a free connection is kept, unless the service wants it shorter; as the global fetch does. */
const keepMs = 4000;

/** Milliseconds until a connection stands, TLS included; as the global fetch waits. */
const connectMs = 10_000;

/**
 * The calls of language models by undici, below the fetch that is built on it: that does the same for several times the
 * processor, and the memory of a stream that waits, and Node's own client for half as much again (docs/benchmarks.md).
 * Fails as fetch does; a redirect is an answer like any other, so that the key goes nowhere else.
 */
export function createModelTransport(times = { connectMs }): Transport {
  let agent: Promise<Dispatcher> | undefined;
  const targetOf = createTargets();
  return async (address, request) => {
    agent ??= createAgent(times.connectMs);
    const loaded = await agent;
    request.signal.throwIfAborted();
    return await send(loaded, targetOf(address), request);
  };
}

/** A server that asks no model has no need of it. */
export function loadModelClient() {
  return import("undici");
}

/** How long an answer may take is decided by whoever asks. A proxy only where the operator told Node to use one. */
async function createAgent(timeout: number): Promise<Dispatcher> {
  const { Agent, EnvHttpProxyAgent } = await loadModelClient();
  const { proxyEnv } = (globalAgent as HttpAgent & { options: AgentOptions }).options;
  const options = {
    connect: { timeout },
    keepAliveTimeout: keepMs,
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  return proxyEnv ? new EnvHttpProxyAgent(options) : new Agent(options);
}

/** Addresses that are remembered: an operator's models, streamed or not, are a handful. */
const remembered = 100;

type Target = {
  origin: string;
  path: string;
  /** What stands before the host, as a header: for a caller who brings none of its own. */
  login: { authorization: string } | undefined;
};

/** To take an address apart for every call would cost as much as to ask. */
function createTargets(): (address: string) => Target {
  const known = new Map<string, Target>();
  return (address) => {
    const before = known.get(address);
    if (before) return before;
    const { origin, pathname, search, username, password } = new URL(address);
    const name = [username, password].map(decodeURIComponent).join(":");
    const authorization = `Basic ${Buffer.from(name).toString("base64")}`;
    const login = username || password ? { authorization } : undefined;
    const target = { origin, path: pathname + search, login };
    if (known.size < remembered) known.set(address, target);
    return target;
  };
}

/** Rejects with the signal's reason, or a TypeError whose cause is the system's own fault. */
function send(agent: Dispatcher, target: Target, request: ServiceRequest): Promise<ModelAnswer> {
  const { origin, path, login } = target;
  const { method, headers, body, signal } = request;
  // Nothing here takes compressed text apart.
  const sent = { "accept-encoding": "identity", ...login, ...headers };
  return new Promise((resolve, reject) => {
    const call = new Call(signal, resolve, reject);
    agent.dispatch(
      { origin, path, method: method as Dispatcher.HttpMethod, headers: sent, body },
      call,
    );
  });
}

/** One call under way, as undici tells of it. An object with methods, for thousands of them may wait. */
class Call implements Dispatcher.DispatchHandler {
  readonly #signal: AbortSignal;
  readonly #resolve: (answer: ModelAnswer) => void;
  readonly #reject: (error: unknown) => void;
  #controller: Dispatcher.DispatchController | undefined;
  #answer: ModelAnswer | undefined;

  constructor(
    signal: AbortSignal,
    resolve: (answer: ModelAnswer) => void,
    reject: (error: unknown) => void,
  ) {
    this.#signal = signal;
    this.#resolve = resolve;
    this.#reject = reject;
    signal.addEventListener("abort", this);
  }

  /** Of the signal. */
  handleEvent(): void {
    this.#controller?.abort(this.#signal.reason);
    // Where there is no connection yet, nobody has to wait for one.
    this.#reject(this.#signal.reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#signal.aborted) controller.abort(this.#signal.reason);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    // What comes before the answer ("103 Early Hints").
    if (status < 200) return;
    this.#answer = new ModelAnswer(status, headers, controller);
    this.#resolve(this.#answer);
  }

  onResponseData(_controller: Dispatcher.DispatchController, piece: Buffer): void {
    // What comes from the network stands in no shared memory.
    this.#answer?.take(piece as Buffer<ArrayBuffer>);
  }

  onResponseEnd(): void {
    this.#signal.removeEventListener("abort", this);
    this.#answer?.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, cause: Error): void {
    const { aborted, reason } = this.#signal;
    this.#signal.removeEventListener("abort", this);
    const explain = (message: string) => (aborted ? reason : new TypeError(message, { cause }));
    if (this.#answer) this.#answer.fail(explain("terminated"));
    else this.#reject(explain("fetch failed"));
  }
}
