import { setTimeout as sleep } from "node:timers/promises";
import type { ChatAnswer, ChatRequest } from "../../contract/gemini-chat.ts";
import { publishableKey } from "../wire/running-server.ts";
import { chat } from "./chat-server.ts";

export type ChatReply = {
  status: number;
  body: ChatAnswer;
  retryAfter: number;
  /** Milliseconds from asking to the last byte. */
  ms: number;
};

export type Visit = Partial<ChatRequest> & {
  /** Address behind the proxy; without one the visitor is somebody new. */
  from?: string;
};

let visitors = 0;

/** Nobody has come from there before. */
export function newAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Rejects when the server is gone before the answer is whole. */
export async function ask(url: string, visit: Visit = {}): Promise<ChatReply> {
  const { from = newAddress(), ...body } = visit;
  const start = performance.now();
  const response = await fetchInTime(`${url}/functions/v1/gemini-chat`, {
    method: "POST",
    headers: {
      apikey: publishableKey,
      "content-type": "application/json",
      "x-forwarded-for": from,
    },
    body: JSON.stringify({ ...chat, ...body }),
  });
  const answer: ChatAnswer = await response.json();
  const retryAfter = Number(response.headers.get("retry-after"));
  return { status: response.status, body: answer, retryAfter, ms: performance.now() - start };
}

/** Node itself refuses, with an empty 408, what a busy machine was too slow to send: nobody has read it, so it is sent again. */
async function fetchInTime(url: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(url, init);
    const isAnswer = response.headers.get("content-type")?.includes("json");
    if (response.status !== 408 || isAnswer) return response;
    await response.body?.cancel();
  }
}

export function isModelAnswer({ body }: ChatReply): boolean {
  return body.success && body.provider === "gemini";
}

/** For whoever reads why it failed. */
export function outcomesOf(replies: readonly ChatReply[]): string {
  const outcomes = replies.map(({ status, body }) => `${status} ${body.success || body.code}`);
  return [...new Set(outcomes)]
    .map((one) => `${outcomes.filter((other) => other === one).length} times ${one}`)
    .join(", ");
}

export type Load = {
  /** Whole answers so far. */
  replies: ChatReply[];
  /** Calls that the server did not live to answer. */
  readonly cut: number;
  /** Lets what is asked be answered, and asks no more. */
  stop: () => Promise<void>;
};

/** So many clients, each with one call after the other, until told to stop or the server is gone. */
export function startLoad(
  url: string,
  clients: number,
  { visit = () => ({}), pauseMs = 0 }: { visit?: () => Visit; pauseMs?: number } = {},
): Load {
  const replies: ChatReply[] = [];
  let stopped = false;
  let cut = 0;

  async function client(): Promise<void> {
    while (!stopped) {
      try {
        replies.push(await ask(url, visit()));
        if (pauseMs > 0) await sleep(pauseMs);
      } catch {
        cut += 1;
        return;
      }
    }
  }

  const all = Promise.all(Array.from({ length: clients }, client));
  return {
    replies,
    get cut() {
      return cut;
    },
    stop: async () => {
      stopped = true;
      await all;
    },
  };
}
