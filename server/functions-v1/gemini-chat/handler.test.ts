import { describe, expect, test, vi } from "vitest";
import { type AiOptions, createAi } from "#ai";
import { type ChatLogLine, handleChat } from "./handler.ts";

const review = { prompt: "Atendimento ótimo, voltarei.", agentType: "reviews" };

function deps(transport: AiOptions["transport"], deadlineMs = 5000) {
  const lines: ChatLogLine[] = [];
  const gemini = { apiKey: "AIzaTest", model: "gemini-flash-latest", apiVersion: "v1beta" };
  const ai = createAi({ provider: "auto", gemini, transport });
  const log = (line: ChatLogLine) => void lines.push(line);
  return { lines, deps: { ai, log, now: () => performance.now(), deadlineMs } };
}

function post(body: BodyInit, init: RequestInit = {}): Request {
  const headers = { "content-type": "application/json", ...(init.headers as object) };
  return new Request("https://edge.example/gemini-chat", {
    method: "POST",
    body,
    ...init,
    headers,
  });
}

/** Gemini, writing this text. */
function writes(text: string): AiOptions["transport"] {
  const candidates = [{ content: { parts: [{ text }] }, finishReason: "STOP" }];
  return async () => Response.json({ candidates });
}

/** Gemini, never answering; like `fetch`, it fails with the reason of the abort. */
const silence: AiOptions["transport"] = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });

describe("an answer", () => {
  test("is JSON by default and for whoever accepts anything", async () => {
    for (const accept of ["", "*/*", "application/json, text/plain;q=0.5"]) {
      const { deps: given } = deps(writes("Obrigada!"));
      const request = post(JSON.stringify(review), { headers: { accept } });
      const response = await handleChat(request, given);
      expect(response.headers.get("content-type")).toContain("application/json");
      expect(await response.json()).toEqual({
        success: true,
        text: "Obrigada!",
        provider: "gemini",
        model: "gemini-flash-latest",
      });
    }
  });

  test("is an event stream for whoever names it", async () => {
    const { deps: given } = deps(writes("Linha um\nLinha dois"));
    const headers = { accept: "application/json, Text/Event-Stream;q=0.9" };
    const response = await handleChat(post(JSON.stringify(review), { headers }), given);
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(await response.text()).toBe(
      'event: delta\ndata: {"text":"Linha um\\nLinha dois"}\n\nevent: done\ndata: {"success":true,"text":"Linha um\\nLinha dois","provider":"gemini","model":"gemini-flash-latest"}\n\n',
    );
  });

  test("leaves one line in the log, without what was asked or answered", async () => {
    const { deps: given, lines } = deps(writes("Resposta secreta"));
    await handleChat(post(JSON.stringify(review)), given);
    expect(lines).toEqual([
      expect.objectContaining({
        agentType: "reviews",
        provider: "gemini",
        model: "gemini-flash-latest",
        outcome: "answered",
      }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secreta|Atendimento/);
  });
});

describe("time", () => {
  test("that runs out is told as such, and ends the call upstream", async () => {
    const { deps: given, lines } = deps(silence, 30);
    const response = await handleChat(post(JSON.stringify(review)), given);
    expect(response.status).toBe(200);
    const { error, code } = (await response.json()) as { error: string; code: string };
    expect(code).toBe("timeout");
    expect(error).toContain("demorou demais");
    expect(lines[0]).toMatchObject({ outcome: "timeout" });
  });

  test("is not counted on once there is an answer", async () => {
    vi.useFakeTimers();
    try {
      const { deps: given } = deps(writes("Pronto"));
      await handleChat(post(JSON.stringify(review)), given);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test("a visitor who left is neither a failure nor an answer", async () => {
    const { deps: given, lines } = deps(silence);
    const visitor = new AbortController();
    const request = post(JSON.stringify(review), { signal: visitor.signal });
    const answer = handleChat(request, given);
    // A plain text as the reason, as Hono's adapter gives it.
    setTimeout(() => visitor.abort("Client connection prematurely closed."), 20);
    expect((await answer).status).toBe(499);
    expect(lines).toEqual([expect.objectContaining({ outcome: "left" })]);
  });
});

describe("a body", () => {
  function chunked(...chunks: Uint8Array[]): Request {
    const init = { body: new Blob(chunks as BlobPart[]).stream(), duplex: "half" };
    return post("", init as RequestInit);
  }

  test("over 64 kB is refused by its length, or as soon as it has come in", async () => {
    const { deps: given } = deps(writes("nunca"));
    const over = "a".repeat(64 * 1024 + 1);
    const declared = post(over, { headers: { "content-length": String(over.length) } });
    expect((await handleChat(declared, given)).status).toBe(413);
    const undeclared = chunked(new TextEncoder().encode(over));
    expect((await handleChat(undeclared, given)).status).toBe(413);
  });

  test("of 64 kB exactly is read, in whatever chunks it comes", async () => {
    const { deps: given } = deps(writes("Sim"));
    const bytes = new Uint8Array(64 * 1024).fill(0x20);
    new TextEncoder().encodeInto(JSON.stringify({ ...review, more: "é".repeat(9000) }), bytes);
    const chunks = Array.from({ length: 9 }, (_, i) => bytes.slice(i * 7500, (i + 1) * 7500));
    expect((await handleChat(chunked(...chunks), given)).status).toBe(200);
  });

  test("that is not UTF-8 is no JSON", async () => {
    const { deps: given } = deps(writes("nunca"));
    const response = await handleChat(post(new Uint8Array([0x22, 0xff, 0x22])), given);
    expect([response.status, (await response.json()).code]).toEqual([400, "invalid_json"]);
  });
});

test("an error that nobody foresaw is not dressed up as a failure of the model", async () => {
  const { deps: given } = deps(writes("x"));
  const broken = {
    ...given.ai,
    generate: () => Promise.reject(new RangeError("a fault of ours")),
  };
  const answer = handleChat(post(JSON.stringify(review)), { ...given, ai: broken });
  await expect(answer).rejects.toThrow("a fault of ours");
});
