import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Ai } from "#ai";
import { type GeminiServer, startGeminiServer } from "../fakes/gemini-server.ts";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server.ts";
import { ask, closingTime, forms, networkAi, requestWith } from "./calls.ts";

const servers = {} as { gemini: GeminiServer; openai: OpenAiServer };
type Name = keyof typeof servers;
const names = ["gemini", "openai"] as const;

beforeAll(async () => {
  servers.gemini = await startGeminiServer();
  servers.openai = await startOpenAiServer();
});
afterAll(() => Promise.all(names.map((name) => servers[name].close())));
beforeEach(() => {
  for (const name of names) servers[name].calls.length = 0;
});

function aiOf(name: Name, pace: object = {}): Ai {
  const { gemini, openai } = servers;
  const model = "gemini-flash-latest";
  return networkAi({
    provider: name,
    gemini: { apiKey: gemini.key, baseUrl: gemini.url, model, apiVersion: "v1beta" },
    openai: { apiKey: openai.key, baseUrl: openai.url, model: "gemma3:4b" },
    pace,
  }).ai;
}

const text = "Sentimos pela Bia. Segunda frase. Terceira frase.";
/** Milliseconds in which a call upstream ends; one that is not ended stays for ever. */
const atOnce = 2000;
/** A fault of this kind shows in one of a hundred; LEAVES=100 looks for it longer. */
const times = Number(process.env.LEAVES ?? 10);

describe.each(names)("a visitor of %s who leaves", (name) => {
  for (const form of forms) {
    test.each(["hang", "hang inside the answer"] as const)(
      `ends the call upstream at once (${form}, %s)`,
      async (scenario) => {
        const server = servers[name];
        server.answerWith(scenario, text);
        const ai = aiOf(name);
        for (let i = 0; i < times; i += 1) {
          server.calls.length = 0;
          const visitor = new AbortController();
          const asked = ask(ai, form, requestWith({ signal: visitor.signal }));
          const took = await closingTime(server.calls, () => visitor.abort("left"));
          expect(took).toBeLessThan(atOnce);
          const { error, costs } = await asked;
          expect(error).toMatchObject({ name: "AbortError" });
          // What was sent, and what had come by then.
          expect(costs).toEqual([expect.any(Number)]);
          expect(costs[0]).toBeGreaterThan(500);
          expect(costs[0]).toBeLessThan(3000);
        }
      },
      60_000,
    );
  }

  test("as soon as the first sentence is there ends it too", async () => {
    const server = servers[name];
    server.answerWith("hang inside the answer", text);
    for (let i = 0; i < times; i += 1) {
      server.calls.length = 0;
      const visitor = new AbortController();
      let left = 0;
      const asked = aiOf(name).generate(requestWith({ signal: visitor.signal }), (told) => {
        expect(told).toEqual({ type: "delta", text: "Sentimos pela Bia." });
        left = performance.now();
        visitor.abort();
      });
      await expect(asked).rejects.toMatchObject({ name: "AbortError" });
      await expect.poll(() => server.calls[0]?.hungUpAt, { timeout: atOnce }).toBeDefined();
      expect((server.calls[0]?.hungUpAt ?? 0) - left).toBeLessThan(atOnce);
    }
  }, 60_000);

  test("is not taken for a fault of the service when the one who listens breaks", async () => {
    const server = servers[name];
    server.answerWith("ok", text);
    const asked = aiOf(name).generate(requestWith(), () => {
      throw new TypeError("ours");
    });
    await expect(asked).rejects.toThrow("ours");
    expect(server.calls).toHaveLength(1);
  });

  test("before anything was asked costs nothing upstream", async () => {
    const signal = AbortSignal.abort();
    for (const form of forms) {
      const { error, costs } = await ask(aiOf(name), form, requestWith({ signal }));
      expect(error).toMatchObject({ name: "AbortError" });
      expect(costs).toEqual([]);
    }
    expect(servers[name].calls).toEqual([]);
  });

  test("in the pause before a second attempt is not kept", async () => {
    servers[name].answerWith("overloaded");
    const visitor = new AbortController();
    const ai = aiOf(name, {
      sleep: async () => {
        visitor.abort();
      },
    });
    const { error } = await ask(ai, "JSON", requestWith({ signal: visitor.signal }));
    expect(error).toMatchObject({ name: "AbortError" });
    expect(servers[name].calls).toHaveLength(1);
  });
});

describe.each(names)("an answer of %s that takes too long", (name) => {
  test.each(forms)("ends at the deadline, upstream too (%s)", async (form) => {
    const server = servers[name];
    for (const scenario of ["hang", "hang inside the answer"] as const) {
      server.calls.length = 0;
      server.answerWith(scenario, text);
      const deadline = performance.now() + 200;
      const { error } = await ask(aiOf(name), form, requestWith({ deadline }));
      expect(error).toMatchObject({ code: "timeout", reached: true });
      expect(performance.now() - deadline).toBeLessThan(atOnce);
      await expect.poll(() => server.calls[0]?.hungUpAt).toBeDefined();
      expect(server.calls).toHaveLength(1);
    }
  });

  test.each(forms)("is not even asked for behind the deadline (%s)", async (form) => {
    const { error } = await ask(aiOf(name), form, requestWith({ deadline: performance.now() - 1 }));
    expect(error).toMatchObject({ code: "timeout", reached: false });
    expect(servers[name].calls).toEqual([]);
  });

  test("ends at the usual limit where the request names no deadline", async () => {
    servers[name].answerWith("slow stream", text, 100);
    const { error, shown } = await ask(aiOf(name, { totalMs: 250 }), "stream");
    expect(error).toMatchObject({ code: "timeout" });
    expect(text.startsWith(shown ?? "")).toBe(true);
  });
});

test.each(forms)("a silence of Gemini ends before the deadline (%s)", async (form) => {
  servers.gemini.answerWith("slow", text);
  const late = await ask(aiOf("gemini", { firstByteMs: 150 }), form);
  expect(late.error).toMatchObject({ code: "timeout", detail: "first byte is too late" });
  const inTime = await ask(aiOf("gemini", { firstByteMs: 2000 }), form);
  expect(inTime.generation?.text).toBe(text);
});

test.each(forms)("a server of one's own may take its time (%s)", async (form) => {
  servers.openai.answerWith("slow stream", text, 200);
  const { generation } = await ask(aiOf("openai", { firstByteMs: 50 }), form);
  expect(generation?.text).toBe(text);
});

test.each(names)("an address of %s where nobody is costs nothing", async (name) => {
  const gone = await startOpenAiServer();
  const nowhere = gone.url;
  await gone.close();
  const { ai } = networkAi({
    provider: name,
    gemini: { apiKey: "AIzaKey", baseUrl: nowhere, model: "m", apiVersion: "v1" },
    openai: { baseUrl: nowhere, model: "m" },
  });
  for (const form of forms) {
    const { error, costs } = await ask(ai, form);
    expect(error).toMatchObject({ code: "unavailable", reached: false });
    expect(costs).toEqual([]);
  }
});

describe.each(names)("a stream of %s", (name) => {
  test("hands on a sentence when it is whole, not before and not much later", async () => {
    const server = servers[name];
    server.answerWith("ok", "Sentimos pela Bia. Depois **uma marca** e mais. Fim.", 100);
    const came: [string, number][] = [];
    const start = performance.now();
    await aiOf(name).generate(requestWith(), (told) => {
      if (told.type === "delta") came.push([told.text, performance.now() - start]);
    });
    expect(came.map(([shown]) => shown)).toEqual([
      "Sentimos pela Bia.",
      " Depois uma marca e mais. Fim.",
    ]);
    expect((came[1]?.[1] ?? 0) - (came[0]?.[1] ?? 0)).toBeGreaterThan(100);
  });

  test("whose end is there does not wait for the connection", async () => {
    servers[name].answerWith("hang behind the answer", text);
    const { generation, costs } = await ask(aiOf(name), "stream");
    expect(generation).toMatchObject({ text });
    expect(costs).toEqual([880]);
    await expect.poll(() => servers[name].calls[0]?.hungUpAt).toBeDefined();
  });
});
