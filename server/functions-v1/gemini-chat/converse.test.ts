import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAi } from "#ai";
import type { ChatRequest } from "../../../contract/gemini-chat.ts";
import { type Channel, converse } from "./converse.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

/** Gemini, that writes the beginning of an answer and then the rest when it is told to. */
function slowGemini(beginning: string, rest: string) {
  const goOn = Promise.withResolvers<void>();
  const event = (text: string, end = {}) =>
    new TextEncoder().encode(
      `data: ${JSON.stringify({ candidates: [{ content: { parts: [{ text }] }, ...end }] })}\n\n`,
    );
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(event(beginning));
      await goOn.promise;
      controller.enqueue(event(rest, { finishReason: "STOP" }));
      controller.close();
    },
  });
  const gemini = { apiKey: "AIzaTest", model: "gemini-flash-latest", apiVersion: "v1beta" };
  const transport = async () => new Response(body);
  return { ai: createAi({ provider: "gemini", gemini, transport }), goOn: goOn.resolve };
}

const roi = { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };
const analysis: ChatRequest = { agentType: "roi", prompt: "Analise", roi };
const first = "A receita esperada é de R$ 1.680,00, com 48 vendas. ";
const second = "O resultado é de R$ 880,00, e o ROI é de 110%.";

function talk(tellsProgress: boolean) {
  const { ai, goOn } = slowGemini(first, second);
  const written: string[] = [];
  const channel: Channel = {
    reply: () => void written.push("reply"),
    write: (text) => void written.push(text),
    end: () => void written.push("end"),
  };
  const deps = { ai, log: () => undefined, report: () => undefined, now: () => performance.now() };
  const { signal } = new AbortController();
  const over = converse(analysis, signal, { streamed: true, tellsProgress }, channel, deps);
  return { written, goOn, over };
}

test("an answer that comes whole gives signs of life until it is there, and none after", async () => {
  const { written, goOn, over } = talk(true);
  await expect.poll(() => written.length).toBe(1);
  expect(written[0]).toBe('event: progress\ndata: {"step":"analysis"}\n\n');
  vi.advanceTimersByTime(10_000);
  expect(written.slice(1)).toEqual([": ainda escrevendo\n\n", ": ainda escrevendo\n\n"]);
  goOn();
  await over;
  vi.advanceTimersByTime(60_000);
  expect(written.slice(3).map((text) => text.split("\n")[0])).toEqual([
    "event: delta",
    "event: done",
    "end",
  ]);
});

test("who did not ask for steps gets the signs alone", async () => {
  const { written, goOn, over } = talk(false);
  await expect.poll(() => written).toEqual([": ainda escrevendo\n\n"]);
  goOn();
  await over;
  expect(written.join("")).not.toContain("progress");
  expect(written.at(-2)).toContain(JSON.stringify(first + second).slice(1, -1));
});
