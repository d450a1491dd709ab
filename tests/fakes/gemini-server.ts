import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json as readJson } from "node:stream/consumers";
import { fault, faultOf, type GeminiBody, type GeminiFault } from "./gemini-rules.ts";
import { type Scenario, scenarios } from "./gemini-scenarios.ts";

export type { Scenario } from "./gemini-scenarios.ts";

/** What the stand-in was asked, as it came over the wire. */
export type GeminiCall = {
  path: string;
  headers: IncomingMessage["headers"];
  body: GeminiBody;
  /** Asked for events. */
  streamed: boolean;
  /** `performance.now()` of the moment the caller hung up before the answer was whole. */
  hungUpAt?: number;
};

export type GeminiServer = {
  /** For GEMINI_BASE_URL. */
  url: string;
  /** The one key it knows. */
  key: string;
  /** Oldest first. */
  calls: GeminiCall[];
  /** What the next calls are answered with; `text` is what the model writes, event by event every `gapMs`. */
  answerWith: (scenario: Scenario, text?: string, gapMs?: number) => void;
  /** One call each; the last answers all that follow. */
  answerInTurn: (...turns: [Scenario, ...Scenario[]]) => void;
  /** What the model writes, one text a call; the last at all that follow. */
  writeInTurn: (...texts: [string, ...string[]]) => void;
  close: () => Promise<void>;
};

const address =
  /^\/(?<version>v1|v1beta|v1alpha)\/models\/(?<model>[\w.-]+):(?<method>generateContent|streamGenerateContent)$/;

/**
 * Google's Gemini API as far as its documentation and the SDK's sources tell, over real HTTP: it checks method, address, key and
 * body as the service does, then plays the scenario. Nothing here was compared with the live service.
 */
export async function startGeminiServer(key = "AIzaStandInKeyForTests"): Promise<GeminiServer> {
  const calls: GeminiCall[] = [];
  let turns: Scenario[] = ["ok"];
  let texts = ["Obrigada pelo elogio ao bolo."];
  let gapMs = 0;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? "/", "http://stand-in");
    const body = incoming.method === "POST" ? ((await readJson(incoming)) as GeminiBody) : {};
    const { version, model = "", method } = address.exec(url.pathname)?.groups ?? {};
    const streamed = method === "streamGenerateContent";
    const call: GeminiCall = { path: url.pathname, headers: incoming.headers, body, streamed };
    calls.push(call);
    outgoing.once("close", () => {
      if (!outgoing.writableFinished) call.hungUpAt = performance.now();
    });
    const isKnown = incoming.method === "POST" && version !== undefined;
    const wrong = addressFault(isKnown, streamed && url.searchParams.get("alt") !== "sse");
    if (wrong) return send(outgoing, wrong);
    const sent = incoming.headers["x-goog-api-key"] ?? url.searchParams.get("key") ?? "";
    const refusal = faultOf({ sentKey: String(sent), knownKey: key, body, model });
    if (refusal) return send(outgoing, refusal);
    const scenario = next(turns) ?? "ok";
    const text = next(texts) ?? "";
    await scenarios[scenario]({ outgoing, model, version: version ?? "", text, streamed, gapMs });
  }

  const server = createServer((incoming, outgoing) => {
    // A caller who hangs up in the middle of a request.
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
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

function addressFault(isKnown: boolean, lacksSse: boolean): GeminiFault | undefined {
  if (!isKnown) return fault(404, "NOT_FOUND", "Requested entity was not found.");
  // Without it the service writes one JSON array, which nothing here reads.
  return lacksSse ? fault(400, "INVALID_ARGUMENT", "alt=sse is missing.") : undefined;
}

function send(outgoing: ServerResponse, refusal: GeminiFault): void {
  outgoing.writeHead(refusal.error.code, { "Content-Type": "application/json; charset=UTF-8" });
  outgoing.end(JSON.stringify(refusal, null, 2));
}

/** The first of a queue; its last one stays. */
function next<T>(queue: T[]): T | undefined {
  return queue.length > 1 ? queue.shift() : queue[0];
}
