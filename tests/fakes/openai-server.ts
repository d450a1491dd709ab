import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json as readJson } from "node:stream/consumers";
import { errorBody, type OpenAiScenario, openAiScenarios } from "./openai-scenarios.ts";

export type { OpenAiScenario } from "./openai-scenarios.ts";

export type OpenAiBody = {
  model?: string;
  messages?: { role?: string; content?: string }[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  max_tokens?: number;
  response_format?: object;
};

/** What the stand-in was asked, as it came over the wire. */
export type OpenAiCall = {
  path: string;
  headers: IncomingMessage["headers"];
  body: OpenAiBody;
  streamed: boolean;
  /** `performance.now()` of the moment the caller hung up before the answer was whole. */
  hungUpAt?: number;
};

export type OpenAiServer = {
  /** For OPENAI_BASE_URL. */
  url: string;
  key: string;
  /** Oldest first. */
  calls: OpenAiCall[];
  answerWith: (scenario: OpenAiScenario, text?: string, gapMs?: number) => void;
  /** One call each; the last answers all that follow. */
  answerInTurn: (...turns: [OpenAiScenario, ...OpenAiScenario[]]) => void;
  /** What the model writes, one text a call; the last at all that follow. */
  writeInTurn: (...texts: [string, ...string[]]) => void;
  close: () => Promise<void>;
};

const fields = ["model", "messages", "stream", "stream_options", "max_tokens", "response_format"];

type Refusal = { status: number; body: object };

/** A server without a key, as Ollama is, takes any. */
function refusalOf(incoming: IncomingMessage, body: OpenAiBody, key: string): Refusal | undefined {
  if (incoming.method !== "POST" || incoming.url !== "/v1/chat/completions")
    return { status: 404, body: errorBody("404 page not found", "not_found_error") };
  if (key && incoming.headers.authorization !== `Bearer ${key}`)
    return { status: 401, body: errorBody("Incorrect API key.", "auth", "invalid_api_key") };
  const unknown = Object.keys(body).find((name) => !fields.includes(name));
  const isWrong = unknown || !body.model || !body.messages?.length;
  const message = unknown ? `Unknown parameter: '${unknown}'.` : "model and messages are needed";
  return isWrong ? { status: 400, body: errorBody(message, "invalid_request_error") } : undefined;
}

/**
 * A server with OpenAI's chat completions as far as the reference knows them, over real HTTP: it checks address, key and
 * body, then plays the scenario. Nothing here was compared with a live service.
 */
export async function startOpenAiServer(key = "sk-stand-in-key"): Promise<OpenAiServer> {
  const calls: OpenAiCall[] = [];
  let turns: OpenAiScenario[] = ["ok"];
  let texts = ["Obrigada pelo elogio ao bolo."];
  let gapMs = 0;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = incoming.method === "POST" ? ((await readJson(incoming)) as OpenAiBody) : {};
    const { model = "", stream: streamed = false } = body;
    const call: OpenAiCall = {
      path: incoming.url ?? "",
      headers: incoming.headers,
      body,
      streamed,
    };
    calls.push(call);
    outgoing.once("close", () => {
      if (!outgoing.writableFinished) call.hungUpAt = performance.now();
    });
    const refusal = refusalOf(incoming, body, key);
    if (refusal) {
      outgoing.writeHead(refusal.status, { "Content-Type": "application/json" });
      outgoing.end(JSON.stringify(refusal.body));
      return;
    }
    const withUsage = body.stream_options?.include_usage ?? false;
    const scenario = next(turns) ?? "ok";
    const text = next(texts) ?? "";
    await openAiScenarios[scenario]({ outgoing, model, text, streamed, withUsage, gapMs });
  }

  const server = createServer((incoming, outgoing) => {
    // A caller who hangs up in the middle of a request.
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    key,
    calls,
    answerWith: (scenario, written = texts[0] ?? "", gap = 0) => {
      [turns, texts, gapMs] = [[scenario], [written], gap];
    },
    answerInTurn: (...scenarios) => {
      turns = scenarios;
    },
    writeInTurn: (...written) => {
      [turns, texts] = [["ok"], written];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The first of a queue; its last one stays. */
function next<T>(queue: T[]): T | undefined {
  return queue.length > 1 ? queue.shift() : queue[0];
}
