import { describe, expect, test } from "vitest";
import { guardedTransport, HttpRefusal } from "./guarded-transport.ts";
import type { Transport } from "./language-model.ts";

/** As an SDK calls it. */
function guarded(transport: Transport): () => Promise<Response> {
  return () => guardedTransport(transport)("https://x.example", { method: "POST", body: "{}" });
}

function endless(chunk: Uint8Array, status = 200) {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(chunk),
    cancel: () => {
      isCancelled = true;
    },
  });
  const call = guarded(async () => new Response(body, { status }));
  return { call, cancelled: () => isCancelled };
}

describe("the size of an answer", () => {
  test("has an end, and the other side is told", async () => {
    const { call, cancelled } = endless(new Uint8Array(100_000));
    const response = await call();
    await expect(response.arrayBuffer()).rejects.toThrow("too large");
    await expect.poll(cancelled).toBe(true);
  });

  test("of a megabyte is fine, and so is none", async () => {
    const whole = new Uint8Array(1024 * 1024);
    const response = await guarded(async () => new Response(whole))();
    expect((await response.arrayBuffer()).byteLength).toBe(whole.byteLength);
    const none = guarded(async () => new Response(null, { status: 204 }));
    expect((await none()).status).toBe(204);
  });

  test("of a reader who leaves is told to the other side", async () => {
    const { call, cancelled } = endless(new Uint8Array(10));
    await (await call()).body?.cancel();
    expect(cancelled()).toBe(true);
  });
});

describe("a refusal", () => {
  test("keeps status, headers and body, and says none of the body in its message", async () => {
    const headers = { "retry-after": "7" };
    const call = guarded(async () => new Response("segredo", { status: 429, headers }));
    const refusal = await call().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(HttpRefusal);
    expect(refusal).toMatchObject({ status: 429, body: "segredo", message: "HTTP 429" });
    expect((refusal as HttpRefusal).headers.get("retry-after")).toBe("7");
  });

  test("without end is its status, and the other side is told", async () => {
    const { call, cancelled } = endless(new Uint8Array(10_000), 502);
    await expect(call()).rejects.toMatchObject({ status: 502, body: "" });
    await expect.poll(cancelled).toBe(true);
  });
});
