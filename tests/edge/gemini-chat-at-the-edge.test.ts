import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ChatAnswer } from "../../contract/gemini-chat.ts";
import { type GeminiServer, startGeminiServer } from "../fakes/gemini-server.ts";
import {
  buildFunction,
  forms,
  projectKey,
  type RunningFunction,
  startFunction,
} from "./running-function.ts";

const review = { prompt: "Fui bem atendida pela Bia, o bolo estava ótimo.", agentType: "reviews" };

let gemini: GeminiServer;
beforeAll(async () => {
  [gemini] = await Promise.all([startGeminiServer(), buildFunction()]);
}, 60_000);
afterAll(() => gemini.close());
beforeEach(() => {
  gemini.answerWith("ok", "Olá! Obrigada por contar da Bia.");
  gemini.calls.length = 0;
});

describe.each(forms)("the function under Deno, from %s", (form) => {
  let running: RunningFunction;
  beforeAll(async () => {
    const secrets = { GEMINI_API_KEY: gemini.key, GEMINI_BASE_URL: gemini.url };
    running = await startFunction(form, secrets);
  }, 60_000);
  afterAll(() => running.stop());

  /** The platform routes by the name; the function itself does not look at the path. */
  function clientOf({ url }: RunningFunction) {
    const toFunction: typeof fetch = (input, init) =>
      fetch(String(input).replace(/\/functions\/v1/, ""), init);
    return createClient(url, projectKey, {
      auth: { persistSession: false },
      global: { fetch: toFunction },
    });
  }

  function post(body: object, headers: Record<string, string> = {}, signal?: AbortSignal) {
    return fetch(`${running.url}/gemini-chat`, {
      method: "POST",
      headers: { apikey: projectKey, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  }

  test("answers the official client", async () => {
    const { data, error } = await clientOf(running).functions.invoke<ChatAnswer>("gemini-chat", {
      body: review,
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({
      success: true,
      text: "Olá! Obrigada por contar da Bia.",
      provider: "gemini",
    });
  });

  test("streams to the official client", async () => {
    const { data } = await clientOf(running).functions.invoke("gemini-chat", {
      body: review,
      headers: { accept: "text/event-stream" },
    });
    expect(data).toBeInstanceOf(Response);
    const events = await (data as Response).text();
    expect(events).toMatch(/^event: delta\n/);
    expect(events).toMatch(/event: done\ndata: \{"success":true,.+\}\n\n$/);
  });

  test("drafts without a model when the visitor asks for it", async () => {
    const answer = await (await post({ ...review, provider: "local" })).json();
    expect(answer).toMatchObject({ success: true, provider: "local" });
    expect(gemini.calls).toHaveLength(0);
  });

  test("tells Gemini the stars of a review, and refuses what are none", async () => {
    await post({ ...review, stars: 4 });
    const instruction = gemini.calls[0]?.body.systemInstruction?.parts?.[0]?.text;
    expect(instruction).toContain("O cliente deu 4 de 5 estrelas.");
    const refused = await post({ ...review, stars: 0 });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ success: false, code: "invalid_body" });
  });

  test.each(["", "sb_publishable_of_another"])("is closed to the key %j", async (apikey) => {
    const refused = await post(review, { apikey });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ success: false, code: "invalid_api_key" });
    expect(gemini.calls).toHaveLength(0);
  });

  test("refuses what is wrong in words, to pages of any origin", async () => {
    const refused = await post({ ...review, prompt: "x" });
    expect(refused.status).toBe(400);
    expect(refused.headers.get("access-control-allow-origin")).toBe("*");
    expect(await refused.json()).toMatchObject({ code: "prompt_too_short" });
    const preflight = await fetch(`${running.url}/gemini-chat`, { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("apikey");
    const got = await fetch(`${running.url}/gemini-chat`, { headers: { apikey: projectKey } });
    expect(got.status).toBe(405);
  });

  test.each([
    ["before there is an answer", "hang", {}],
    ["in the middle of a stream", "slow stream", { accept: "text/event-stream" }],
  ] as const)(
    "ends the call of the model when the visitor leaves %s",
    async (_when, scenario, headers) => {
      gemini.answerWith(scenario, "Um. Dois. Três. Quatro. Cinco. Seis. Sete. Oito.", 400);
      const visitor = new AbortController();
      const asked = post(review, headers, visitor.signal).then((response) => response.text());
      await expect.poll(() => gemini.calls.length).toBe(1);
      await pause(500);
      const left = performance.now();
      visitor.abort();
      await expect(asked).rejects.toThrow();
      await expect.poll(() => gemini.calls[0]?.hungUpAt, { timeout: 2000 }).toBeDefined();
      expect((gemini.calls[0]?.hungUpAt ?? 0) - left).toBeLessThan(2000);
    },
  );

  test("writes one line an answer, without a word of it", async () => {
    await post({ ...review, prompt: "Bolo canário-azul, uma delícia." });
    await expect.poll(running.output).toContain('"outcome":"answered"');
    expect(running.output()).not.toMatch(/canário|Obrigada|AIza/);
  });
});

test("secrets that name no engine keep the function from starting, with a sentence", async () => {
  const starting = startFunction("one file", { AI_PROVIDER: "claude" });
  await expect(starting).rejects.toThrow("AI_PROVIDER must be one of");
});
