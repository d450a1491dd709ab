import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { answerSentences, type StandInQuestion, streamIdOf } from "./words.ts";

// Gemini's API as far as the comparison needs it, in a process of its own. It sends an answer at once, or event by
// event in either framing: server-sent events (`alt=sse`), or one JSON array, which is what Portkey asks for.

/** Milliseconds between two events. */
const gapMs = 50;

const usageMetadata = { promptTokenCount: 700, candidatesTokenCount: 300, totalTokenCount: 1000 };
const more = { usageMetadata, modelVersion: "stand-in", responseId: "stand-in" };

function responseOf(text: string, finishReason?: string): string {
  const content = { role: "model", parts: [{ text }] };
  const candidate = { content, ...(finishReason && { finishReason }), index: 0 };
  return JSON.stringify({ candidates: [candidate], ...more });
}

const whole = Buffer.from(responseOf(answerSentences.slice(0, 4).join(" "), "STOP"));
const events = answerSentences.map((text, i) => {
  const isLast = i === answerSentences.length - 1;
  return responseOf(i === 0 ? text : ` ${text}`, isLast ? "STOP" : undefined);
});
const asEvents = events.map((json) => Buffer.from(`data: ${json}\r\n\r\n`));
/** The comma stands behind its element and not before the next, as it suits whoever reads line by line. */
const asArray = events.map((json, i) => {
  const isLast = i === events.length - 1;
  return Buffer.from(`${i === 0 ? "[" : ""}${json}${isLast ? "\n]" : ",\r\n"}`);
});

/** When the first event of each stream was written, by the stream's number; nanoseconds of the machine's clock. */
let firstWritten = new Map<string, bigint>();
let isIdle = false;

async function stream(outgoing: ServerResponse, pieces: Buffer[], type: string, id: string) {
  outgoing.writeHead(200, { "Content-Type": type });
  outgoing.flushHeaders();
  for (const [i, piece] of pieces.entries()) {
    await pause(gapMs);
    if (outgoing.destroyed) return;
    if (i === 0) firstWritten.set(id, process.hrtime.bigint());
    outgoing.write(piece);
    if (isIdle) return;
  }
  outgoing.end();
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

let lastBody = "";

const server = createServer((incoming, outgoing) => {
  outgoing.socket?.setNoDelay(true);
  void textOf(incoming).then((body) => {
    lastBody = body;
    const { url = "" } = incoming;
    if (!url.includes(":streamGenerateContent")) {
      outgoing.writeHead(200, {
        "Content-Type": "application/json; charset=UTF-8",
        "Content-Length": whole.length,
      });
      outgoing.end(whole);
      return;
    }
    return url.includes("alt=sse")
      ? stream(outgoing, asEvents, "text/event-stream", streamIdOf(body))
      : stream(outgoing, asArray, "application/json; charset=UTF-8", streamIdOf(body));
  });
});

const answers: Record<StandInQuestion, () => unknown> = {
  /** What the last caller sent. */
  body: () => lastBody,
  times: () => {
    const times = [...firstWritten].map(([id, time]) => [id, String(time)]);
    firstWritten = new Map();
    return times;
  },
  /** From now on streams stop after their first event, and stay open. */
  idle: () => {
    isIdle = true;
    return true;
  },
};

process.on("message", (question) => {
  const answer = answers[question as StandInQuestion];
  if (answer) process.send?.({ answer: answer() });
});
server.keepAliveTimeout = 120_000;
server.listen(0, "127.0.0.1", () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
