import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ModelFailure } from "../../contract/gemini-chat.ts";
import { type GeminiServer, type Scenario, startGeminiServer } from "../fakes/gemini-server.ts";
import { ask, everyWordOf, forms, networkAi, requestWith } from "./calls.ts";

let gemini: GeminiServer;

beforeAll(async () => {
  gemini = await startGeminiServer();
});
afterAll(() => gemini.close());
beforeEach(() => {
  gemini.answerWith("ok", written);
  gemini.calls.length = 0;
});

const written = "Olá, Bia! Obrigada por contar como foi. Vamos conversar com a equipe.";

function geminiAi(change: object = {}, pace: object = {}) {
  const settings = { model: "gemini-flash-latest", apiVersion: "v1beta", apiKey: gemini.key };
  return networkAi({
    provider: "gemini",
    gemini: { ...settings, baseUrl: gemini.url, ...change },
    pace,
  });
}

describe.each(forms)("an answer in the form %s", (form) => {
  test.each<Scenario>([
    "ok",
    "with thoughts",
    "unknown finish reason",
    "code fences",
    "split packets",
    "slow",
    "slow stream",
  ])("is whole and has no more than its text (%s)", async (scenario) => {
    gemini.answerWith(scenario);
    const { generation, shown, error, costs } = await ask(geminiAi().ai, form);
    expect(error).toBeUndefined();
    expect(generation).toEqual({
      text: written,
      provider: "gemini",
      model: "gemini-flash-latest",
    });
    expect(costs).toEqual([880]);
    expect(shown).toBe(form === "stream" ? written : null);
    expect(gemini.calls).toHaveLength(1);
    expect(gemini.calls[0]?.streamed).toBe(form === "stream");
  });

  test("that a limit cut off says so", async () => {
    gemini.answerWith("max tokens with text");
    expect((await ask(geminiAi().ai, form)).generation).toMatchObject({
      text: written,
      truncated: true,
    });
  });

  test("that is far too long is cut, says so, and ends upstream", async () => {
    const long = "Muito obrigada por tudo. ".repeat(4000);
    gemini.answerWith("ok", long);
    const request = requestWith({ agentType: "marketing", prompt: "Como agradeço aos clientes?" });
    const { generation } = await ask(geminiAi().ai, form, request);
    expect(generation?.truncated).toBe(true);
    expect(generation?.text.length).toBeLessThanOrEqual(40_000);
    expect(long.startsWith(generation?.text ?? "?")).toBe(true);
  });
});

type Row = [Scenario, ModelFailure, { calls?: number; reached?: boolean; tokens?: number }];

/** Every refusal and every broken answer; `calls` where it is asked again, as the table of the service has it. */
const failures: Row[] = [
  ["invalid key", "key", {}],
  ["missing key", "key", {}],
  ["leaked key", "key", {}],
  ["service disabled", "key", {}],
  ["unauthenticated", "key", {}],
  ["wrong region", "config", {}],
  ["invalid argument", "config", { calls: 2 }],
  ["model not found", "model", {}],
  ["quota bare", "quota", { calls: 2 }],
  ["quota per minute", "quota", { calls: 2 }],
  ["quota for hours", "quota", {}],
  ["quota with retry info", "quota", {}],
  ["internal error", "unavailable", { calls: 3, reached: true }],
  ["overloaded", "unavailable", { calls: 3 }],
  ["deadline exceeded", "unavailable", { calls: 3, reached: true }],
  ["bad gateway in HTML", "unavailable", { calls: 3, reached: true }],
  ["HTML as success", "unavailable", { reached: true }],
  ["not an answer", "unavailable", { reached: true }],
  ["null body", "unavailable", { reached: true }],
  ["reset", "unavailable", { calls: 2, reached: true }],
  ["blocked prompt", "blocked", { reached: true, tokens: 880 }],
  ["safety", "blocked", { reached: true, tokens: 880 }],
  ["recitation", "blocked", { reached: true, tokens: 880 }],
  ["no candidates", "empty", { reached: true, tokens: 880 }],
  ["empty text", "empty", { reached: true, tokens: 880 }],
  ["thoughts only", "empty", { reached: true, tokens: 880 }],
  ["max tokens without text", "empty", { reached: true, tokens: 880 }],
  ["unknown finish reason without text", "empty", { reached: true, tokens: 880 }],
  ["truncated JSON", "unavailable", { reached: true }],
  ["cut stream", "unavailable", { reached: true }],
  ["broken event", "unavailable", { reached: true }],
  ["error inside the answer", "unavailable", { reached: true }],
  ["reset inside the answer", "unavailable", { reached: true }],
];

describe.each(forms)("a failure in the form %s", (form) => {
  test.each(failures)(
    "%s is %s (%o)",
    async (scenario, code, { calls = 1, reached = false, tokens }) => {
      gemini.answerWith(scenario);
      const { error, generation, costs } = await ask(geminiAi().ai, form);
      expect(generation).toBeUndefined();
      expect(error).toMatchObject({ name: "AiError", code, reached });
      expect(costs).toHaveLength(reached ? calls : 0);
      if (tokens) expect(costs).toEqual([tokens]);
      // What fails before the end costs what was sent and what came, or nothing: never what it might have come to.
      expect(Math.max(0, ...costs)).toBeLessThan(3000);
      expect(gemini.calls).toHaveLength(calls);
      expect(everyWordOf(error)).not.toMatch(/canário|Obrigada|fetch failed|<html/);
      expect(everyWordOf(error)).not.toContain(gemini.key);
    },
  );
});

describe.each(forms)("a second attempt in the form %s", (form) => {
  test.each<[[Scenario, ...Scenario[]], number[]]>([
    [["overloaded", "ok"], [250]],
    [
      ["internal error", "bad gateway in HTML", "ok"],
      [250, 500],
    ],
    [["deadline exceeded", "ok"], [250]],
    [["quota bare", "ok"], [1000]],
    [["quota per minute", "ok"], [26_250]],
    [["invalid argument", "ok"], []],
    [
      ["overloaded", "quota bare", "ok"],
      [250, 1000],
    ],
  ])("after %j brings the answer, after pauses of %j ms", async (turns, pauses) => {
    gemini.answerInTurn(...turns);
    const { ai, pauses: waited } = geminiAi();
    const { generation, error } = await ask(ai, form);
    expect(error).toBeUndefined();
    expect(generation?.text).toBe(written);
    expect(waited).toEqual(pauses);
    expect(gemini.calls).toHaveLength(turns.length);
  });

  test("keeps in mind that the first may have cost something", async () => {
    gemini.answerInTurn("internal error", "quota with retry info");
    const { error } = await ask(geminiAi().ai, form);
    expect(error).toMatchObject({ code: "quota", reached: true });
  });

  test("comes never too often, whatever goes wrong one after the other", async () => {
    gemini.answerInTurn("overloaded", "quota bare", "invalid argument", "internal error", "ok");
    const { error } = await ask(geminiAi().ai, form);
    expect(error).toMatchObject({ code: "unavailable" });
    expect(gemini.calls).toHaveLength(4);
  });

  test("is left out where the deadline leaves no time for it", async () => {
    gemini.answerInTurn("quota per minute", "ok");
    const { ai, pauses } = geminiAi();
    const request = requestWith({ deadline: performance.now() + 20_000 });
    expect((await ask(ai, form, request)).error).toMatchObject({ code: "quota" });
    expect(pauses).toEqual([]);
  });

  test("goes to the alias where the operator's model was retired", async () => {
    const { generation } = await ask(geminiAi({ model: "gemini-2.0-flash" }).ai, form);
    expect(generation).toMatchObject({ text: written, model: "gemini-flash-latest" });
    expect(gemini.calls.map(({ path }) => path.split(/[/:]/).at(-2))).toEqual([
      "gemini-2.0-flash",
      "gemini-flash-latest",
    ]);
  });

  test("drops what the model does not take, and what was learnt is kept", async () => {
    const { ai } = geminiAi({ model: "gemini-3.8-flash" });
    gemini.answerInTurn("thinking refused", "ok");
    expect((await ask(ai, form)).error).toBeUndefined();
    expect((await ask(ai, form)).error).toBeUndefined();
    const thinking = gemini.calls.map(({ body }) => body.generationConfig?.thinkingConfig);
    expect(thinking).toEqual([{ thinkingLevel: "LOW" }, undefined, undefined]);
  });
});

test("a stream that has begun is never asked for again", async () => {
  gemini.answerInTurn("error inside the answer", "ok");
  const { shown, error } = await ask(geminiAi().ai, "stream");
  expect(error).toMatchObject({ code: "unavailable", detail: "503 UNAVAILABLE", reached: true });
  expect(shown).toBe("Olá, Bia!");
  expect(gemini.calls).toHaveLength(1);
});

test.each(forms)("an answer without end is cut, and ends upstream (%s)", async (form) => {
  gemini.answerWith("endless answer");
  const request = requestWith({ agentType: "marketing", prompt: "Como divulgo muito?" });
  const { generation, error } = await ask(geminiAi().ai, form, request);
  if (form === "stream") expect(generation).toMatchObject({ truncated: true });
  else expect(error).toMatchObject({ code: "unavailable", reached: true });
  await expect.poll(() => gemini.calls[0]?.hungUpAt).toBeDefined();
});
