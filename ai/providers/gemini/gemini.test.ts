import { describe, expect, test } from "vitest";
import { HttpRefusal } from "../../model-runtime/guarded-transport.ts";
import type { Transport } from "../../model-runtime/language-model.ts";
import { createPace } from "../../model-runtime/pace.ts";
import { explainFault } from "./explain-fault.ts";
import { createGeminiProvider } from "./index.ts";
import { readChunk } from "./read-chunk.ts";

const settings = { apiKey: "AIzaKey", model: "gemini-flash-latest", apiVersion: "v1beta" };
const pace = createPace({ sleep: async () => undefined });

function request(signal = new AbortController().signal) {
  return { agentType: "marketing" as const, prompt: "Como vender mais bolo?", signal };
}

describe("the call", () => {
  test("goes to Google's own address, by the given transport", async () => {
    const asked: string[] = [];
    const transport: Transport = async (input) => {
      asked.push(String(input));
      return new Response("gone", { status: 410 });
    };
    const answer = createGeminiProvider(settings, { transport, pace }).generate(request());
    await expect(answer).rejects.toMatchObject({ code: "config", detail: "410" });
    expect(asked).toEqual([
      "https://generativelanguage.googleapis.com/v1beta/models/gemini-flash-latest:generateContent",
    ]);
  });

  test("may go through a gateway under a path", async () => {
    const asked: string[] = [];
    const candidates = [{ content: { parts: [{ text: "Oi" }] }, finishReason: "STOP" }];
    const transport: Transport = async (input) => {
      asked.push(String(input));
      return Response.json({ candidates });
    };
    for (const baseUrl of ["https://gate.example/gemini", "https://gate.example/gemini/"]) {
      await createGeminiProvider({ ...settings, baseUrl }, { transport, pace }).generate(request());
    }
    const [first] = asked;
    expect(first).toBe(
      "https://gate.example/gemini/v1beta/models/gemini-flash-latest:generateContent",
    );
    expect(asked[1]).toBe(first);
  });

  test.each([
    [new DOMException("left", "AbortError")],
    ["Client connection prematurely closed."],
    [undefined],
  ])("that is aborted for the reason %s ends as an AbortError", async (reason) => {
    const controller = new AbortController();
    const transport: Transport = async (_input, init) => {
      init?.signal?.throwIfAborted();
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      });
    };
    const provider = createGeminiProvider(settings, { transport, pace });
    const asked = provider.generate(request(controller.signal));
    controller.abort(reason);
    await expect(asked).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("the end of an answer", () => {
  test.each([
    ["STOP", { kind: "complete", name: "STOP" }],
    ["SOMETHING_NEW", { kind: "complete", name: "SOMETHING_NEW" }],
    ["o que foi escrito", { kind: "complete", name: "without a reason" }],
    ["MAX_TOKENS", { kind: "length", name: "MAX_TOKENS" }],
    ["OTHER", { kind: "length", name: "OTHER" }],
    ["SPII", { kind: "refused", name: "answer SPII" }],
    ["FINISH_REASON_UNSPECIFIED", undefined],
    [undefined, undefined],
  ])("%s is %o", (finishReason, end) => {
    const read = readChunk({
      candidates: [{ content: { parts: [{ text: "Oi" }] }, finishReason }],
    });
    expect(read?.end).toEqual(end);
    expect(read?.text).toBe("Oi");
  });

  test("is the block of a prompt, with the words of the visitor kept out", () => {
    const read = readChunk({ promptFeedback: { blockReason: "o que foi escrito" } });
    expect(read?.end).toEqual({ kind: "refused", name: "prompt without a reason" });
  });
});

describe("an error of the service", () => {
  const details = (...list: object[]) => ({ error: { details: list } });
  const perMinute = { violations: [{ quotaId: "GenerateRequestsPerMinutePerProject" }] };

  test.each<[number, unknown, string, object, string]>([
    [400, details({ reason: "API_KEY_INVALID" }), "key", { kind: "none" }, "400"],
    [400, { error: { message: "API key expired. Please renew." } }, "key", { kind: "none" }, "400"],
    [
      400,
      { error: { status: "INVALID_ARGUMENT", details: "no list" } },
      "config",
      { kind: "without", extras: ["thinking", "schema"] },
      "400 INVALID_ARGUMENT",
    ],
    [
      400,
      { error: { status: "INVALID_ARGUMENT", message: "Thinking budget" } },
      "config",
      { kind: "without", extras: ["thinking"] },
      "400 INVALID_ARGUMENT",
    ],
    [400, [], "config", { kind: "none" }, "400"],
    [403, "", "key", { kind: "none" }, "403"],
    [404, { error: { status: "NOT_FOUND" } }, "model", { kind: "other-model" }, "404 NOT_FOUND"],
    [408, null, "unavailable", { kind: "none" }, "408"],
    [413, "too large", "config", { kind: "none" }, "413"],
    [429, { error: { status: "what a visitor wrote" } }, "quota", { kind: "wait" }, "429"],
    [429, details(perMinute, { retryDelay: "0.5s" }), "quota", { kind: "wait", ms: 500 }, "429"],
    [429, details({ retryDelay: "soon" }), "quota", { kind: "wait" }, "429"],
    [
      429,
      details({ retryDelay: 26 }, { violations: [{ quotaId: "XPerDayY" }] }),
      "quota",
      { kind: "none" },
      "429",
    ],
    [503, "<html>", "unavailable", { kind: "again" }, "503"],
    [529, "<html>", "unavailable", { kind: "none" }, "529"],
  ])("%i %j is %s, with the remedy %o", (status, body, code, remedy, detail) => {
    const refusal = new HttpRefusal(new Response(null, { status }), JSON.stringify(body));
    expect(explainFault(refusal)).toMatchObject({ code, remedy, detail });
  });
});
