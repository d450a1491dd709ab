import { answerSentences, reviewWith, streamId } from "./words.ts";

/** One of the three that are compared, and how it is asked. */
export type Target = {
  name: string;
  port: number;
  /** A whole request, headers included; `number` tells visitors and streams apart. */
  request: (streamed: boolean, number: number) => string;
};

type Request = { path: string; headers: Record<string, string>; body: object };

/** Stands in headers where the visitor's address is put in. */
const anyAddress = "10.0.0.0";

/** Put together once: whoever measures should have little to do. */
function writer({ path, headers, body }: Request): (number: number) => string {
  const json = JSON.stringify(body);
  const lines = Object.entries({
    host: "127.0.0.1",
    ...headers,
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(json)),
  }).map(([name, value]) => `${name}: ${value}`);
  const head = [`POST ${path} HTTP/1.1`, ...lines].join("\r\n");
  const parts = json.split(streamId(caughtNumber));
  return (number) =>
    `${head.replace(anyAddress, addressOf(number))}\r\n\r\n${parts.join(streamId(number))}`;
}

/** The same question, whole or streamed. */
function inBothForms(make: (streamed: boolean) => Request): Target["request"] {
  const [whole, streamed] = [writer(make(false)), writer(make(true))];
  return (isStreamed, number) => (isStreamed ? streamed : whole)(number);
}

/** The number in the review that the template was made with. */
export const caughtNumber = 0;

/** As many as come on a busy day: each has allowances of its own. */
const visitors = 4096;

function addressOf(number: number): string {
  const visitor = number % visitors;
  return `10.0.${visitor >> 8}.${visitor & 255}`;
}

export function ours(port: number, apikey: string): Target {
  return {
    name: "this server",
    port,
    request: inBothForms((streamed) => ({
      path: "/functions/v1/gemini-chat",
      headers: {
        apikey,
        "x-forwarded-for": anyAddress,
        ...(streamed && { accept: "text/event-stream" }),
      },
      body: { agentType: "reviews", prompt: reviewWith(streamId(caughtNumber)) },
    })),
  };
}

/** What our server sends to Gemini; the others are given it ready-made. */
export type GeminiBody = {
  contents: { role: string; parts: { text: string }[] }[];
  systemInstruction: { parts: { text: string }[] };
  generationConfig: { maxOutputTokens: number };
};

export function direct(port: number, body: GeminiBody, key: string): Target {
  const address = "/v1beta/models/gemini-flash-latest";
  return {
    name: "direct",
    port,
    request: inBothForms((streamed) => ({
      path: `${address}:${streamed ? "streamGenerateContent?alt=sse" : "generateContent"}`,
      headers: { "x-goog-api-key": key },
      body,
    })),
  };
}

export function portkey(port: number, upstream: number, body: GeminiBody, key: string): Target {
  const textOf = ({ parts }: { parts: { text: string }[] }) => parts.map(({ text }) => text).join();
  const messages = [
    { role: "system", content: textOf(body.systemInstruction) },
    ...body.contents.map((turn) => ({ role: "user", content: textOf(turn) })),
  ];
  const max_tokens = body.generationConfig.maxOutputTokens;
  return {
    name: "Portkey",
    port,
    request: inBothForms((stream) => ({
      path: "/v1/chat/completions",
      headers: {
        authorization: `Bearer ${key}`,
        "x-portkey-provider": "google",
        "x-portkey-custom-host": `http://127.0.0.1:${upstream}`,
      },
      body: { model: "gemini-flash-latest", max_tokens, messages, stream },
    })),
  };
}

/** A packet in which the first words of an answer are: JSON leaves ASCII as it is. */
export function hasFirstWords(packet: string): boolean {
  return packet.includes(answerSentences[0]?.slice(0, 12) ?? "?");
}
