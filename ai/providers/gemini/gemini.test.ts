import { describe, expect, test } from "vitest";
import { cappedTransport } from "./capped-transport.ts";
import { createGeminiProvider } from "./index.ts";
import type { Transport } from "./settings.ts";

const settings = { apiKey: "AIzaKey", model: "gemini-flash-latest", apiVersion: "v1beta" };

function request(signal = new AbortController().signal) {
  return { agentType: "marketing" as const, prompt: "Como vender mais bolo?", signal };
}

describe("the call", () => {
  test("goes to Google's own address, by the given transport, once", async () => {
    const asked: string[] = [];
    const transport: Transport = async (input) => {
      asked.push(String(input));
      return new Response("busy", { status: 503 });
    };
    const answer = createGeminiProvider(settings, transport).generate(request());
    await expect(answer).rejects.toMatchObject({ code: "unavailable", detail: "503" });
    expect(asked).toEqual([
      "https://generativelanguage.googleapis.com/v1beta/models/gemini-flash-latest:generateContent",
    ]);
  });

  test("may go through a gateway under a path", async () => {
    const asked: string[] = [];
    const transport: Transport = async (input) => {
      asked.push(String(input));
      return Response.json({ candidates: [{ content: { parts: [{ text: "Oi" }] } }] });
    };
    for (const baseUrl of ["https://gate.example/gemini", "https://gate.example/gemini/"]) {
      await createGeminiProvider({ ...settings, baseUrl }, transport).generate(request());
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
    const asked = createGeminiProvider(settings, transport).generate(request(controller.signal));
    controller.abort(reason);
    await expect(asked).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("an error of the service", () => {
  const keyReason = {
    error: { code: 400, message: "x", details: [{ reason: "API_KEY_INVALID" }] },
  };

  test.each<[number, BodyInit, string, string]>([
    [400, JSON.stringify(keyReason), "key", "400"],
    [400, '{"error":{"message":"API key expired. Please renew."}}', "key", "400"],
    [
      400,
      '{"error":{"status":"INVALID_ARGUMENT","details":"no list"}}',
      "config",
      "400 INVALID_ARGUMENT",
    ],
    [400, "[]", "config", "400"],
    [403, "", "key", "403"],
    [404, '{"error":{"status":"NOT_FOUND"}}', "model", "404 NOT_FOUND"],
    [408, "null", "unavailable", "408"],
    [413, "too large", "config", "413"],
    [429, '{"error":{"status":"what a visitor wrote"}}', "quota", "429"],
    [529, "<html>", "unavailable", "529"],
  ])("%i %s is %s", async (status, body, code, detail) => {
    const headers = { "content-type": "application/json" };
    const transport: Transport = async () => new Response(body, { status, headers });
    const answer = createGeminiProvider(settings, transport).generate(request());
    const readable = /^[[{n]/.test(String(body));
    await expect(answer).rejects.toMatchObject(
      readable ? { code, detail } : { code: "unavailable", detail: "SyntaxError" },
    );
  });
});

describe("the size of an answer", () => {
  function endless(chunk: Uint8Array): { transport: Transport; cancelled: () => boolean } {
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(chunk),
      cancel: () => {
        isCancelled = true;
      },
    });
    return { transport: async () => new Response(body), cancelled: () => isCancelled };
  }

  test("has an end, and the other side is told", async () => {
    const { transport, cancelled } = endless(new Uint8Array(100_000));
    const response = await cappedTransport(transport)("https://x.example");
    await expect(response.arrayBuffer()).rejects.toThrow("too large");
    await expect.poll(cancelled).toBe(true);
  });

  test("of a megabyte is fine, and so is none", async () => {
    const whole = new Uint8Array(1024 * 1024);
    const response = await cappedTransport(async () => new Response(whole))("https://x.example");
    expect((await response.arrayBuffer()).byteLength).toBe(whole.byteLength);
    const empty = await cappedTransport(async () => new Response(null, { status: 204 }))(
      "https://x",
    );
    expect(empty.status).toBe(204);
  });
});
