import assert from "node:assert/strict";
import type { ChatRequest } from "../../contract/gemini-chat.ts";
import type { GeminiServer } from "../fakes/gemini-server.ts";
import { type LaunchedServer, launchServer } from "../wire/running-server.ts";
import { type StoreLocation, within } from "./test-run.ts";

/** The product as a child process on a store, with its limits on. */
export type ChatServer = Omit<LaunchedServer, "url"> & {
  url: string;
  /** Milliseconds from the start of the process to a green `/health/ready`. */
  readyMs: number;
};

export const chat: ChatRequest = {
  prompt: "Bolo ótimo, atendimento melhor.",
  agentType: "reviews",
};

/** As the stand-in for Gemini counts every answer it gives. */
export const tokensOfAnswer = 880;

/** Answers come from the stand-in, and every address behind the proxy is another visitor. */
export function chatChoices(gemini: GeminiServer, more: Record<string, string> = {}) {
  return {
    RATE_LIMIT: "on",
    TRUSTED_PROXIES: "1",
    GEMINI_API_KEY: gemini.key,
    GEMINI_BASE_URL: gemini.url,
    LOG_LEVEL: "info",
    ...more,
  };
}

/** Milliseconds, where it is not the start that is looked at. */
const timeoutMs = 30_000;

export async function launchIn(location: StoreLocation, choices: Record<string, string>) {
  const { dataDirectory, url = "" } = location;
  return launchServer({ DATA_DIR: dataDirectory, DATABASE_URL: url, ...choices });
}

/** Fails when it is not ready in time. */
export async function startChatServer(
  location: StoreLocation,
  choices: Record<string, string>,
  deadlineMs = timeoutMs,
): Promise<ChatServer> {
  const start = performance.now();
  const launched = await launchIn(location, choices);
  try {
    const url = await launched.url;
    await within(deadlineMs, "the server is ready", async () => (await statusOf(url)) === 200);
    const readyMs = performance.now() - start;
    assert.ok(readyMs <= deadlineMs, `It took ${readyMs} ms until the server was ready.`);
    return { ...launched, url, readyMs };
  } catch (error) {
    await launched.kill();
    throw new Error(`The server did not get ready:\n${launched.output()}`, { cause: error });
  }
}

export async function statusOf(url: string, path = "/health/ready"): Promise<number> {
  const response = await fetch(url + path);
  await response.arrayBuffer();
  return response.status;
}

export function assertAlive({
  hasEnded,
  output,
}: Pick<LaunchedServer, "hasEnded" | "output">): void {
  assert.ok(!hasEnded(), `The server ended by itself:\n${output()}`);
}

/** Its last lines are written when it stops: nothing went wrong that nobody foresaw. */
export async function stopUnharmed(server: ChatServer): Promise<void> {
  assertAlive(server);
  await server.stop();
  const errors = server.output().match(/^\{"level":"(?:error|fatal)",.*$/gm) ?? [];
  assert.deepEqual(errors, [], "The server logged errors.");
}
