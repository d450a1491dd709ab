import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, freePort, type Measured, measured, start } from "../measured-process.ts";
import { root, untilAnswers } from "../servers.ts";
import type { StandInQuestion } from "./words.ts";

const here = import.meta.dirname;
const gatewayScript = join(here, "../node_modules/@portkey-ai/gateway/build/start-server.js");

export type StandIn = Measured & {
  port: number;
  lastBody: () => Promise<string>;
  /** Nanoseconds at which the first event of each stream was written, since the last question. */
  firstEventTimes: () => Promise<Map<string, bigint>>;
  /** From now on streams stop behind their first event. */
  standStill: () => Promise<unknown>;
};

export async function startStandIn(): Promise<StandIn> {
  const child = start(join(here, "stand-in.ts"), [], {});
  const { port } = await new Promise<{ port: number }>((resolve) => {
    child.once("message", (message) => resolve(message as { port: number }));
  });
  const question = async <Answer>(name: StandInQuestion) =>
    (await ask<{ answer: Answer }>(child, name)).answer;
  return {
    ...measured(child),
    port,
    lastBody: () => question<string>("body"),
    firstEventTimes: async () => {
      const times = await question<[string, string][]>("times");
      return new Map(times.map(([id, time]) => [id, BigInt(time)]));
    },
    standStill: () => question("idle"),
  };
}

/** The product as an operator runs it, with limits that are on and let everybody through. */
export async function startOurs(
  upstream: number,
  key: string,
): Promise<Measured & { port: number; apikey: string }> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), "gateway-"));
  const child = start(join(root, "build/server/main.js"), [], {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: data,
    TRUSTED_PROXIES: "1",
    // Production asks for a mail server where accounts have e-mail addresses.
    AUTH_EXTERNAL_EMAIL_ENABLED: "off",
    SECURITY_CONTACT: "tel:+55-11-5555-0100",
    OPERATOR_NAME: "Padaria Aurora",
    OPERATOR_EMAIL: "contato@loja.com.br",
    RATE_LIMIT: "on",
    AI_VISITOR_BURST: "1000",
    AI_VISITOR_REFILL_SECONDS: "1",
    AI_DAILY_REQUESTS: "1000000000",
    AI_DAILY_TOKENS: "1000000000000",
    AI_CONCURRENT_CALLS: "4000",
    AI_WAITING_CALLS: "1000",
    AI_PROVIDER: "gemini",
    GEMINI_API_KEY: key,
    GEMINI_BASE_URL: `http://127.0.0.1:${upstream}`,
  });
  child.once("exit", () => rmSync(data, { recursive: true, force: true }));
  await untilAnswers(`http://127.0.0.1:${port}/health/ready`);
  const keys = readFileSync(join(data, "keys.env"), "utf8");
  const apikey = /SUPABASE_PUBLISHABLE_KEY="?([^"\n]+)/.exec(keys)?.[1] ?? "";
  return { ...measured(child), port, apikey };
}

export async function startPortkey(): Promise<Measured & { port: number }> {
  const port = await freePort();
  const child = start(gatewayScript, [`--port=${port}`, "--headless"], {});
  await untilAnswers(`http://127.0.0.1:${port}/`);
  return { ...measured(child), port };
}
