import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json as readJson } from "node:stream/consumers";
import { fault, faultOf, type GeminiBody } from "./gemini-rules.ts";
import { type Scenario, scenarios } from "./gemini-scenarios.ts";

export type { Scenario } from "./gemini-scenarios.ts";

/** What the stand-in was asked, as it came over the wire. */
export type GeminiCall = {
  path: string;
  headers: IncomingMessage["headers"];
  body: GeminiBody;
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
  /** What the next calls are answered with; `text` is what the model writes. */
  answerWith: (scenario: Scenario, text?: string) => void;
  close: () => Promise<void>;
};

const address = /^\/(?<version>v1|v1beta|v1alpha)\/models\/(?<model>[\w.-]+):generateContent$/;

/**
 * Google's Gemini API as far as reference/gemini-api.md knows it, over real HTTP: it checks method, address, key and
 * body as the service does, then plays the scenario. Nothing here was compared with the live service.
 */
export async function startGeminiServer(key = "AIzaStandInKeyForTests"): Promise<GeminiServer> {
  const calls: GeminiCall[] = [];
  let scenario: Scenario = "ok";
  let text = "Obrigada pela visita.";

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? "/", "http://stand-in");
    const body = incoming.method === "POST" ? ((await readJson(incoming)) as GeminiBody) : {};
    const call: GeminiCall = { path: url.pathname, headers: incoming.headers, body };
    calls.push(call);
    outgoing.once("close", () => {
      if (!outgoing.writableFinished) call.hungUpAt = performance.now();
    });
    const { version, model = "" } = address.exec(url.pathname)?.groups ?? {};
    if (incoming.method !== "POST" || !version)
      return send(outgoing, 404, fault(404, "NOT_FOUND", "Requested entity was not found."));
    const sent = incoming.headers["x-goog-api-key"] ?? url.searchParams.get("key") ?? "";
    const refusal = faultOf({ sentKey: String(sent), knownKey: key, body, model });
    if (refusal) return send(outgoing, refusal.error.code, refusal);
    await scenarios[scenario]({ outgoing, model, version, text });
  }

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    key,
    calls,
    answerWith: (next, written = text) => {
      scenario = next;
      text = written;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(outgoing: ServerResponse, status: number, body: object): void {
  outgoing.writeHead(status, { "Content-Type": "application/json; charset=UTF-8" });
  outgoing.end(JSON.stringify(body, null, 2));
}
