import { describe, expect, test } from "vitest";
import { guardedTransport, HttpRefusal } from "./guarded-transport.ts";

function endless(chunk: Uint8Array, status = 200) {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(chunk),
    cancel: () => {
      isCancelled = true;
    },
  });
  const call = guardedTransport(async () => new Response(body, { status }));
  return { call, cancelled: () => isCancelled };
}

describe("the size of an answer", () => {
  test("has an end, and the other side is told", async () => {
    const { call, cancelled } = endless(new Uint8Array(100_000));
    const response = await call("https://x.example");
    await expect(response.arrayBuffer()).rejects.toThrow("too large");
    await expect.poll(cancelled).toBe(true);
  });

  test("of a megabyte is fine, and so is none", async () => {
    const whole = new Uint8Array(1024 * 1024);
    const response = await guardedTransport(async () => new Response(whole))("https://x.example");
    expect((await response.arrayBuffer()).byteLength).toBe(whole.byteLength);
    const none = guardedTransport(async () => new Response(null, { status: 204 }));
    expect((await none("https://x.example")).status).toBe(204);
  });

  test("of a reader who leaves is told to the other side", async () => {
    const { call, cancelled } = endless(new Uint8Array(10));
    await (await call("https://x.example")).body?.cancel();
    expect(cancelled()).toBe(true);
  });
});

describe("a refusal", () => {
  test("keeps status, headers and body, and says none of the body in its message", async () => {
    const headers = { "retry-after": "7" };
    const call = guardedTransport(async () => new Response("segredo", { status: 429, headers }));
    const refusal = await call("https://x.example").catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(HttpRefusal);
    expect(refusal).toMatchObject({ status: 429, body: "segredo", message: "HTTP 429" });
    expect((refusal as HttpRefusal).headers.get("retry-after")).toBe("7");
  });

  test("without end is its status, and the other side is told", async () => {
    const { call, cancelled } = endless(new Uint8Array(10_000), 502);
    await expect(call("https://x.example")).rejects.toMatchObject({ status: 502, body: "" });
    await expect.poll(cancelled).toBe(true);
  });
});
