import { describe, expect, test, vi } from "vitest";
import { type AiOptions, createAi } from "#ai";
import { type ChatAllowances, type ChatLogLine, handleChat } from "./handler.ts";

const review = { prompt: "Atendimento ótimo, voltarei.", agentType: "reviews" };

type Choices = { totalMs?: number; allowances?: ChatAllowances };

function deps(transport: AiOptions["transport"], { totalMs = 5000, allowances }: Choices = {}) {
  const lines: ChatLogLine[] = [];
  const gemini = { apiKey: "AIzaTest", model: "gemini-flash-latest", apiVersion: "v1beta" };
  const ai = createAi({ provider: "auto", gemini, transport, pace: { totalMs } });
  const faults: unknown[] = [];
  const given = {
    ai,
    allowances,
    log: (line: ChatLogLine) => void lines.push(line),
    report: (error: unknown) => void faults.push(error),
    now: () => performance.now(),
  };
  return { lines, faults, deps: given };
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

/** Gemini, writing these texts: as one answer, or as the events of a stream that ends well. */
function writes(...texts: string[]): AiOptions["transport"] {
  const usageMetadata = { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 };
  const answer = (text: string, end: object) => ({
    candidates: [{ content: { parts: [{ text }] }, ...end }],
    usageMetadata,
  });
  return async (input) => {
    if (!String(input).includes("streamGenerateContent"))
      return Response.json(answer(texts.join(""), { finishReason: "STOP" }));
    const events = texts.map((text, index) =>
      answer(text, index === texts.length - 1 ? { finishReason: "STOP" } : {}),
    );
    return eventStream(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""));
  };
}

function eventStream(body: BodyInit): Response {
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

/** Gemini, never answering; like `fetch`, it fails with the reason of the abort. */
const silence: AiOptions["transport"] = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });

type ReadEvent = { event: string; data: { text: string } };

function eventsOf(stream: string): ReadEvent[] {
  return stream
    .split("\n\n")
    .filter(Boolean)
    .map((block) => {
      const [, event = "", data = ""] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
      return { event, data: JSON.parse(data) };
    });
}

describe("a part of a card", () => {
  test("that is none is refused by its name, before anybody is asked", async () => {
    const { deps: given, lines } = deps(silence);
    const adParts = { product: "Bolo", prices: [{ label: "Inteiro", amount: 0 }] };
    const body = JSON.stringify({ prompt: "Bolo de cenoura", agentType: "ads", adParts });
    const response = await handleChat(post(body), given);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      success: false,
      code: "invalid_part",
      field: "adParts.prices.0.amount",
      error: 'O campo "adParts.prices.0.amount" não está no formato esperado.',
    });
    expect(lines).toEqual([]);
  });

  test("reaches the model as what the owner confirmed", async () => {
    const sent: string[] = [];
    const transport: AiOptions["transport"] = (input, init) => {
      sent.push(String(init?.body));
      return writes("Agradecemos o elogio ao atendimento, Bia!")(input, init);
    };
    const reviewParts = { customer: "Bia", actions: ["invite-back"] };
    const body = { ...review, reviewParts, business: { signature: "Padaria Aurora" } };
    const response = await handleChat(post(JSON.stringify(body)), deps(transport).deps);
    expect(await response.json()).toMatchObject({ success: true });
    expect(sent[0]).toContain("Bia");
    expect(sent[0]).toContain("Padaria Aurora");
  });
});

describe("an answer", () => {
  test("is JSON by default and for whoever accepts anything", async () => {
    for (const accept of ["", "*/*", "application/json, text/plain;q=0.5"]) {
      const { deps: given } = deps(writes("Obrigada pelo elogio ao atendimento!"));
      const request = post(JSON.stringify(review), { headers: { accept } });
      const response = await handleChat(request, given);
      expect(response.headers.get("content-type")).toContain("application/json");
      expect(await response.json()).toEqual({
        success: true,
        text: "Obrigada pelo elogio ao atendimento!",
        provider: "gemini",
        model: "gemini-flash-latest",
      });
    }
  });

  test("is an event stream for whoever names it, whole sentences as they come", async () => {
    const { deps: given } = deps(
      writes("O atendimento agradece, Ana", ". Que bom", " que gostou!\nVolte"),
    );
    const headers = { accept: "application/json, Text/Event-Stream;q=0.9" };
    const response = await handleChat(post(JSON.stringify(review), { headers }), given);
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    const events = eventsOf(await response.text());
    expect(events.map(({ event }) => event)).toEqual(["delta", "delta", "delta", "done"]);
    const done = events.at(-1)?.data;
    expect(done).toEqual({
      success: true,
      text: "O atendimento agradece, Ana. Que bom que gostou!\nVolte",
      provider: "gemini",
      model: "gemini-flash-latest",
    });
    const deltas = events.slice(0, -1).map(({ data }) => data.text);
    expect(deltas.join("")).toBe(done?.text);
  });

  test("that fails before there is anything to show is the JSON answer", async () => {
    const { deps: given } = deps(async () => new Response("busy", { status: 403 }));
    const headers = { accept: "text/event-stream" };
    const response = await handleChat(post(JSON.stringify(review), { headers }), given);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toMatchObject({ success: false, code: "key" });
  });

  test("that is cut in the middle ends with an error, never as if it were whole", async () => {
    const first = {
      candidates: [{ content: { parts: [{ text: "Atendimento é tudo. Na pró" }] } }],
    };
    const { deps: given } = deps(async () => eventStream(`data: ${JSON.stringify(first)}\n\n`));
    const headers = { accept: "text/event-stream" };
    const response = await handleChat(post(JSON.stringify(review), { headers }), given);
    const events = eventsOf(await response.text());
    expect(events.map(({ event }) => event)).toEqual(["delta", "error"]);
    expect(events[0]?.data.text).toBe("Atendimento é tudo.");
    expect(events[1]?.data).toMatchObject({ success: false, code: "unavailable" });
  });

  test("leaves one line in the log, without what was asked or answered", async () => {
    const { deps: given, lines } = deps(writes("Atendimento e resposta secreta"));
    await handleChat(post(JSON.stringify(review)), given);
    expect(lines).toEqual([
      expect.objectContaining({
        agentType: "reviews",
        provider: "gemini",
        model: "gemini-flash-latest",
        outcome: "answered",
      }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secreta|[Aa]tendimento/);
  });
});

describe("time", () => {
  test("that runs out is told as such, and ends the call upstream", async () => {
    const { deps: given, lines } = deps(silence, { totalMs: 30 });
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
