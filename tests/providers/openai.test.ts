import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ModelFailure } from "../../contract/gemini-chat.ts";
import {
  type OpenAiScenario,
  type OpenAiServer,
  startOpenAiServer,
} from "../fakes/openai-server.ts";
import {
  adAnswer,
  adDescription,
  ask,
  everyWordOf,
  forms,
  networkAi,
  requestWith,
  review,
} from "./calls.ts";

let server: OpenAiServer;

beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.answerWith("ok", written);
  server.calls.length = 0;
});

const written = "Olá, Bia! Obrigada por contar como foi. Vamos conversar com a equipe.";
const gemini = { model: "gemini-flash-latest", apiVersion: "v1beta" };

function openAi(change: object = {}) {
  const openai = { baseUrl: server.url, apiKey: server.key, model: "llama3.2:3b", ...change };
  return networkAi({ provider: "auto", gemini, openai });
}

describe.each(forms)("an answer in the form %s", (form) => {
  test.each<OpenAiScenario>([
    "ok",
    "with reasoning",
    "with thoughts",
    "unknown finish reason",
    "code fences",
    "split packets",
    "without [DONE]",
  ])("is whole and has no more than its text (%s)", async (scenario) => {
    server.answerWith(scenario);
    const { generation, shown, error, costs } = await ask(openAi().ai, form);
    expect(error).toBeUndefined();
    expect(costs).toEqual([880]);
    expect(generation).toEqual({ text: written, provider: "openai", model: "llama3.2:3b" });
    expect(shown).toBe(form === "stream" ? written : null);
    expect(server.calls.map(({ streamed }) => streamed)).toEqual([form === "stream"]);
  });

  test("may leave out what it cost, which is then counted by its length", async () => {
    server.answerWith("without usage");
    const { generation, costs } = await ask(openAi().ai, form);
    expect(generation?.text).toBe(written);
    expect(costs).toEqual([expect.any(Number)]);
    expect(costs[0]).toBeGreaterThan(500);
    expect(costs[0]).toBeLessThan(3000);
  });

  test("that a limit cut off says so", async () => {
    server.answerWith("length with text");
    const { generation } = await ask(openAi().ai, form);
    expect(generation).toMatchObject({ text: written, truncated: true });
  });
});

type Row = [OpenAiScenario, ModelFailure, { calls?: number; reached?: boolean; tokens?: number }];

const failures: Row[] = [
  ["invalid key", "key", {}],
  ["forbidden", "key", {}],
  ["model not found", "model", {}],
  ["invalid request", "config", { calls: 2 }],
  ["unprocessable", "config", { calls: 2 }],
  ["quota for seconds", "quota", { calls: 2 }],
  ["quota for hours", "quota", {}],
  ["quota bare", "quota", { calls: 2 }],
  ["quota used up", "quota", {}],
  ["payment required", "quota", {}],
  ["internal error", "unavailable", { calls: 3, reached: true }],
  ["bad gateway in HTML", "unavailable", { calls: 3, reached: true }],
  ["overloaded", "unavailable", { calls: 3 }],
  ["gateway timeout", "unavailable", { calls: 3, reached: true }],
  ["HTML as success", "unavailable", { reached: true }],
  ["null body", "unavailable", { reached: true }],
  ["truncated JSON", "unavailable", { reached: true }],
  ["cut stream", "unavailable", { reached: true }],
  ["broken event", "unavailable", { reached: true }],
  ["error inside the answer", "unavailable", { reached: true }],
  ["reset", "unavailable", { calls: 2, reached: true }],
  ["reset inside the answer", "unavailable", { reached: true }],
  ["content filter", "blocked", { reached: true, tokens: 880 }],
  ["refusal", "blocked", { reached: true, tokens: 880 }],
  ["no choices", "empty", { reached: true, tokens: 880 }],
  ["null content", "empty", { reached: true, tokens: 880 }],
  ["empty text", "empty", { reached: true, tokens: 880 }],
  ["thoughts only", "empty", { reached: true, tokens: 880 }],
  ["length without text", "empty", { reached: true, tokens: 880 }],
];

describe.each(forms)("a failure in the form %s", (form) => {
  test.each(failures)(
    "%s is %s (%o)",
    async (scenario, code, { calls = 1, reached = false, tokens }) => {
      server.answerWith(scenario);
      const { error, generation, costs } = await ask(openAi().ai, form);
      expect(generation).toBeUndefined();
      expect(error).toMatchObject({ name: "AiError", code, reached });
      expect(costs).toHaveLength(reached ? calls : 0);
      if (tokens) expect(costs).toEqual([tokens]);
      // What fails before the end costs what was sent and what came, or nothing: never what it might have come to.
      expect(Math.max(0, ...costs)).toBeLessThan(3000);
      expect(server.calls).toHaveLength(calls);
      expect(everyWordOf(error)).not.toMatch(/canário|Obrigada|fetch failed|<html/);
      expect(everyWordOf(error)).not.toContain(server.key);
    },
  );

  test("that passes is followed by the answer, after the pause the server asked for", async () => {
    server.answerInTurn("quota for seconds", "overloaded", "ok");
    const { ai, pauses } = openAi();
    expect((await ask(ai, form)).generation?.text).toBe(written);
    expect(pauses).toEqual([3250, 250]);
  });
});

test.each(forms)("an answer without end is cut, and ends upstream (%s)", async (form) => {
  server.answerWith("endless answer");
  const request = requestWith({ agentType: "marketing", prompt: "Como divulgo muito?" });
  const { generation, error } = await ask(openAi().ai, form, request);
  if (form === "stream") expect(generation).toMatchObject({ truncated: true });
  else expect(error).toMatchObject({ code: "unavailable", reached: true });
  await expect.poll(() => server.calls[0]?.hungUpAt).toBeDefined();
});

describe.each(forms)("a request in the form %s", (form) => {
  test("has the rules apart from the material, and asks what it cost", async () => {
    await ask(openAi().ai, form);
    const [call] = server.calls;
    expect(call?.path).toBe("/v1/chat/completions");
    expect(call?.headers.authorization).toBe(`Bearer ${server.key}`);
    expect(call?.body.messages?.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(call?.body.messages?.[1]?.content).toContain(review);
    const asksUsage = form === "stream" ? { include_usage: true } : undefined;
    expect(call?.body.stream_options).toEqual(asksUsage);
  });

  test.each(["gemma3:4b", "google/gemma-3-27b-it", "hf.co/unsloth/medgemma:4b"])(
    "to %s has its rules in the user's turn",
    async (model) => {
      await ask(openAi({ model }).ai, form);
      const messages = server.calls[0]?.body.messages ?? [];
      expect(messages.map(({ role }) => role)).toEqual(["user"]);
      expect(messages[0]?.content).toContain("Você ajuda");
      expect(messages[0]?.content).toContain(review);
    },
  );

  test("tells the stars of a review where they are known", async () => {
    const { ai } = openAi();
    await ask(ai, form, requestWith({ stars: 1 }));
    await ask(ai, form);
    const told = server.calls.map(({ body }) => body.messages?.[0]?.content ?? "");
    const fact = "O cliente deu 1 de 5 estrelas.";
    expect(told.map((text) => text.includes(fact))).toEqual([true, false]);
  });

  test("is asked again bare where the server does not know a field", async () => {
    server.writeInTurn(adAnswer);
    server.answerInTurn("invalid request", "ok");
    const request = requestWith({ agentType: "ads", prompt: adDescription });
    const { generation } = await ask(openAi().ai, form, request);
    expect(generation?.pieces).toHaveLength(7);
    const [full, bare] = server.calls.map(({ body }) => body);
    expect(full).toMatchObject({ response_format: { type: "json_schema" } });
    expect(Object.keys(bare ?? {}).sort()).toEqual(["messages", "model", "stream"]);
  });

  test("without a key carries none, whatever the environment holds", async () => {
    const ollama = await startOpenAiServer("");
    ollama.answerWith("ok", written);
    process.env.OPENAI_API_KEY = "sk-of-another-project";
    process.env.OPENAI_ORG_ID = "org-of-another-project";
    try {
      const { generation } = await ask(openAi({ baseUrl: ollama.url, apiKey: undefined }).ai, form);
      expect(generation?.text).toBe(written);
      const headers = JSON.stringify(ollama.calls[0]?.headers);
      expect(headers).not.toMatch(/authorization|another-project/);
    } finally {
      delete process.env.OPENAI_API_KEY;
      delete process.env.OPENAI_ORG_ID;
      await ollama.close();
    }
  });
});
