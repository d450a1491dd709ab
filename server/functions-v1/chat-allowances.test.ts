import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AiOptions, createAi } from "#ai";
import { createLimits, defaultSettings, type Limits, visitorAt } from "#limits";
import { openTestStore, stores, type TestStore } from "../../database/fixture.ts";
import { createChatAllowances } from "./chat-allowances.ts";
import { handleChat } from "./gemini-chat/handler.ts";

const chat = { prompt: "Bolo ótimo, atendimento melhor.", agentType: "reviews" } as const;
const answer = {
  candidates: [
    { content: { parts: [{ text: "Obrigada pelo elogio ao bolo!" }] }, finishReason: "STOP" },
  ],
  usageMetadata: { promptTokenCount: 700, candidatesTokenCount: 180, totalTokenCount: 880 },
};
const answers: AiOptions["transport"] = async () => Response.json(answer);
/** Like `fetch`, it fails with the reason of the abort. */
const hangs: AiOptions["transport"] = (_url, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
const status = (code: number) => async () => new Response("{}", { status: code });
const resets = async () => {
  throw new TypeError("fetch failed", {
    cause: Object.assign(new Error(), { code: "ECONNRESET" }),
  });
};

const day = { requests: 1000, tokens: 2_000_000 };

describe.each(stores)("the budget of the day on %s", (kind) => {
  let store: TestStore;
  let days = 0;
  let limits: Limits;
  let service: AiOptions["transport"];
  let visitors = 0;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.dispose());
  beforeEach(() => {
    days += 1;
    const now = Date.UTC(2030, 0, days * 10, 15);
    limits = createLimits({
      database: store.database,
      secret: "a secret of the tests",
      settings: { budget: day },
      now: () => now,
      log: { warn: () => undefined },
    });
    return () => limits.close();
  });

  /** A page that asks a server whose service is whatever `service` is then, and one of nobody seen before. */
  function openServer() {
    const ai = createAi({
      provider: "gemini",
      gemini: { apiKey: "AIzaTest", model: "gemini-flash-latest", apiVersion: "v1beta" },
      transport: (...asked) => service(...asked),
      pace: { sleep: async () => undefined },
    });
    const allowancesOf = createChatAllowances(limits);
    async function ask(address = newAddress(), signal?: AbortSignal) {
      const request = new Request("https://loja.example/functions/v1/gemini-chat", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(chat),
        ...(signal && { signal }),
      });
      return handleChat(request, {
        ai,
        allowances: allowancesOf(visitorAt(address)),
        log: () => undefined,
        report: () => undefined,
        now: () => 0,
      });
    }
    return { ai, ask };
  }

  function newAddress(): string {
    visitors += 1;
    return `198.51.${100 + Math.floor(visitors / 250)}.${visitors % 250}`;
  }

  const tokensLeft = () => limits.remainingBudget().tokens ?? 0;

  test.each([
    ["500", status(500)],
    ["502", status(502)],
    ["504", status(504)],
    ["a reset", resets],
  ])("is left to those who come after sixty answers of %s", async (_name, failing) => {
    const { ask } = openServer();
    service = failing;
    const bodies = [];
    for (let call = 0; call < 60; call += 1) bodies.push(await (await ask()).json());
    for (const body of bodies)
      expect(body).toMatchObject({ code: expect.stringMatching(/^(model_)?unavailable$/) });
    expect(tokensLeft()).toBeGreaterThan(day.tokens * 0.98);
    expect(limits.remainingBudget().requests).toBeGreaterThan(day.requests * 0.98);
    service = answers;
    expect(await (await openServer().ask()).json()).toMatchObject({ success: true });
  });

  test("is left to those who come after eighty who left before the first word", async () => {
    const { ask } = openServer();
    service = hangs;
    for (let call = 0; call < 80; call += 1) {
      const leaving = new AbortController();
      let isAsked: () => void;
      const asked = new Promise<void>((resolve) => {
        isAsked = resolve;
      });
      service = (...of) => {
        isAsked();
        return hangs(...of);
      };
      const answer = ask(newAddress(), leaving.signal);
      await asked;
      leaving.abort();
      expect((await answer).status).toBe(499);
    }
    // What was sent, and nothing of what might have come.
    expect(tokensLeft()).toBeLessThan(day.tokens - 80 * 500);
    expect(tokensLeft()).toBeGreaterThan(day.tokens - 80 * 3000);
    service = answers;
    expect(await (await ask()).json()).toMatchObject({ success: true });
  });

  test("has no more of it reserved by one address than for half of the calls there may be at once", async () => {
    const { ai, ask } = openServer();
    service = hangs;
    const leaving = new AbortController();
    const address = newAddress();
    const asked = Array.from({ length: 20 }, () => ask(address, leaving.signal));
    const most = ai.mostTokensOf(chat) * (defaultSettings.modelCalls.maxConcurrent / 2);
    await expect.poll(tokensLeft).toBe(day.tokens - most);
    leaving.abort();
    await Promise.all(asked);
    expect(tokensLeft()).toBeGreaterThan(day.tokens - 4 * 3000);
  });

  test("is not asked for while the service keeps failing: 503, when to come back, and the sentence of a broken connection", async () => {
    const { ai, ask } = openServer();
    service = status(503);
    for (let call = 0; call < 5; call += 1) expect((await ask()).status).toBe(200);
    expect(ai.isFailing()).toBe(true);
    let calls = 0;
    service = (...of) => {
      calls += 1;
      return answers(...of);
    };
    const refused = await ask();
    expect([refused.status, refused.headers.get("retry-after"), calls]).toEqual([503, "5", 0]);
    expect(await refused.json()).toEqual({
      success: false,
      code: "model_unavailable",
      error:
        "O serviço de inteligência artificial não está respondendo agora. Espere um pouco e tente de novo.",
    });
    expect(limits.remainingBudget()).toEqual(day);
  });
});
