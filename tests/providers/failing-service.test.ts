import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type GeminiServer, startGeminiServer } from "../fakes/gemini-server.ts";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server.ts";
import { ask, forms, networkAi, requestWith } from "./calls.ts";

const servers = {} as { gemini: GeminiServer; openai: OpenAiServer };
const names = ["gemini", "openai"] as const;
beforeAll(async () => {
  servers.gemini = await startGeminiServer();
  servers.openai = await startOpenAiServer();
});
afterAll(() => Promise.all(names.map((name) => servers[name].close())));
beforeEach(() => {
  for (const name of names) servers[name].calls.length = 0;
});

const text = "Sentimos pela Bia.";
const states = ["internal error", "bad gateway in HTML", "overloaded", "reset", "hang"] as const;

function aiOf(name: (typeof names)[number], now: () => number, totalMs = 60_000) {
  const { gemini, openai } = servers;
  const model = "gemini-flash-latest";
  const heard: boolean[] = [];
  const { ai } = networkAi({
    provider: name,
    gemini: { apiKey: gemini.key, baseUrl: gemini.url, model, apiVersion: "v1beta" },
    openai: { apiKey: openai.key, baseUrl: openai.url, model: "gemma3:4b" },
    pace: { now, totalMs },
    onFailing: (isFailing) => void heard.push(isFailing),
  });
  return { ai, heard };
}

describe.each(names)("a service of %s", (name) => {
  test.each(states)(
    "that keeps failing (%s) is asked less, and again once it answers",
    async (state) => {
      let passed = 0;
      const waitMs = state === "hang" ? 200 : undefined;
      const { ai, heard } = aiOf(name, () => performance.now() + passed, waitMs);
      await ai.load();
      servers[name].answerWith(state, text);
      for (let call = 0; call < 5; call += 1) await ask(ai, "JSON");
      expect([ai.isFailing(), heard]).toEqual([true, [true]]);
      servers[name].calls.length = 0;
      for (const form of forms) {
        const { error, costs } = await ask(ai, form);
        expect(error).toMatchObject({ code: "unavailable", reached: false, detail: "not asked" });
        expect(error).toHaveProperty("retryAfterMs", expect.closeTo(5000, -4));
        expect(costs).toEqual([]);
      }
      expect(servers[name].calls).toEqual([]);
      passed += 5000;
      servers[name].answerWith("ok", text);
      // On a busy machine a first answer may take its time.
      const deadline = performance.now() + passed + 60_000;
      const [probe, other] = await Promise.all([
        ask(ai, "JSON", requestWith({ deadline })),
        ask(ai, "JSON"),
      ]);
      expect(probe.generation?.text).toBe(text);
      expect(other.error).toMatchObject({ detail: "not asked" });
      expect([ai.isFailing(), heard]).toEqual([false, [true, false]]);
    },
  );

  test.each(["invalid key", "quota for hours", "refusal of the text"] as const)(
    "that refuses (%s) does not fail",
    async (state) => {
      const { ai, heard } = aiOf(name, () => performance.now());
      const blocked = name === "gemini" ? "safety" : "content filter";
      servers[name].answerWith(
        (state === "refusal of the text" ? blocked : state) as "invalid key",
        text,
      );
      for (let call = 0; call < 6; call += 1) await ask(ai, "JSON");
      expect([ai.isFailing(), heard]).toEqual([false, []]);
      expect(servers[name].calls).toHaveLength(6);
    },
  );

  test.each(forms)(
    "whose connection breaks once before an answer is asked once more (%s)",
    async (form) => {
      const { ai } = aiOf(name, () => performance.now());
      const { answerInTurn } = servers[name];
      servers[name].answerWith("ok", text);
      answerInTurn("reset", "ok");
      const { generation, costs } = await ask(ai, form);
      expect(generation?.text).toBe(text);
      expect(servers[name].calls).toHaveLength(2);
      // The first may have been worked on, and costs what was sent.
      expect(costs).toEqual([expect.any(Number), 880]);
      servers[name].calls.length = 0;
      answerInTurn("reset", "reset", "ok");
      expect((await ask(ai, form)).error).toMatchObject({ code: "unavailable", reached: true });
      expect(servers[name].calls).toHaveLength(2);
      servers[name].calls.length = 0;
      answerInTurn("reset inside the answer", "ok");
      expect((await ask(ai, form)).error).toMatchObject({ code: "unavailable" });
      expect(servers[name].calls).toHaveLength(1);
    },
  );
});
