import type { ServerResponse } from "node:http";
import {
  firstHalf,
  type Sending,
  sendPieces,
  sendWithoutEnd,
  sentencesOf,
  tear,
} from "./send-pieces.ts";

export type OpenAiStage = {
  outgoing: ServerResponse;
  model: string;
  /** What the model writes. */
  text: string;
  streamed: boolean;
  /** Asked for with stream_options. */
  withUsage: boolean;
  /** Milliseconds between two events. */
  gapMs: number;
};
type Play = (stage: OpenAiStage) => void | Promise<void>;

const json = "application/json";
const typeOf = ({ streamed }: OpenAiStage) => (streamed ? "text/event-stream" : json);

type ErrorObject = { message: string; type: string; code: string | number | null };

export function errorBody(message: string, type: string, code: ErrorObject["code"] = null) {
  return { error: { message, type, param: null, code } };
}

function fails(status: number, body: object, headers: Record<string, string> = {}): Play {
  return ({ outgoing }) =>
    sendPieces(outgoing, { status, type: json, headers, pieces: [JSON.stringify(body)] });
}

const usage = { prompt_tokens: 700, completion_tokens: 180, total_tokens: 880 };
const head = ({ model, streamed }: OpenAiStage) => ({
  id: "chatcmpl-stand-in",
  object: streamed ? "chat.completion.chunk" : "chat.completion",
  created: 1,
  model,
});

type Written = {
  content: string | null;
  reasoning?: string;
  finish: string | null;
  refusal?: string;
};

const event = (data: string) => `data: ${data}\n\n`;
const done = event("[DONE]");

function eventsOf(stage: OpenAiStage, written: Written): string[] {
  const { content, reasoning, finish, refusal } = written;
  const chunk = (delta: object, finish_reason: string | null = null) =>
    event(JSON.stringify({ ...head(stage), choices: [{ index: 0, delta, finish_reason }] }));
  const total = event(JSON.stringify({ ...head(stage), choices: [], usage }));
  return [
    chunk({ role: "assistant", content: content === null ? null : "" }),
    ...(reasoning ? [chunk({ content: null, reasoning_content: reasoning })] : []),
    ...(refusal ? [chunk({ refusal })] : []),
    ...sentencesOf(content ?? "").map((text) => chunk({ content: text })),
    ...(finish ? [chunk({}, finish)] : []),
    ...(stage.withUsage ? [total] : []),
  ];
}

function bodyOf(stage: OpenAiStage, { content, reasoning, finish, refusal }: Written): string {
  const message = {
    role: "assistant",
    content,
    ...(reasoning && { reasoning_content: reasoning }),
    ...(refusal && { refusal }),
  };
  const choices = [{ index: 0, message, finish_reason: finish }];
  return JSON.stringify({ ...head(stage), choices, usage });
}

type Change = (pieces: string[], stage: OpenAiStage) => Partial<Sending>;

function writes(
  write: (text: string) => Written,
  change: Change = (pieces, { streamed }) => ({ pieces: streamed ? [...pieces, done] : pieces }),
): Play {
  return (stage) => {
    const written = write(stage.text);
    const pieces = stage.streamed ? eventsOf(stage, written) : [bodyOf(stage, written)];
    const { outgoing, gapMs } = stage;
    return sendPieces(outgoing, { type: typeOf(stage), pieces, gapMs, ...change(pieces, stage) });
  };
}

const endsWith = (finish: string | null) => (content: string) => ({ content, finish });
const whole = endsWith("stop");

/** Up to the first sentence, or the beginning of the one body. */
const beginning = (pieces: string[], { streamed }: OpenAiStage) =>
  streamed ? pieces.slice(0, 2) : [pieces[0]?.slice(0, 100) ?? ""];

const badGateway = "<html><title>502 Bad Gateway</title>fetch failed</html>";

function html(status: number): Play {
  return ({ outgoing }) =>
    sendPieces(outgoing, { status, type: "text/html", pieces: [badGateway] });
}

const overloadedBody = errorBody("The server is overloaded.", "server_error");
const quotaMessage = "You exceeded your current quota.";
const rateMessage = "Rate limit reached.";

/** Everything the stand-in can do, by the name that tests choose, in either form. */
export const openAiScenarios = {
  ok: writes(whole),
  "with reasoning": writes((content) => ({ content, reasoning: "Penso antes.", finish: "stop" })),
  /** As models do whose server leaves their thoughts in the text. */
  "with thoughts": writes((text) => whole(`<think>\nPenso. Penso mais.\n</think>\n\n${text}`)),
  "thoughts only": writes(() => ({ content: null, reasoning: "Só penso.", finish: "stop" })),
  "code fences": writes((text) => whole(`\`\`\`text\n${text}\n\`\`\``)),
  "null content": writes(() => ({ content: null, finish: "stop" })),
  "empty text": writes(() => whole("")),
  "no choices": (stage) => {
    const body = JSON.stringify({ ...head(stage), choices: [], usage });
    const pieces = stage.streamed ? [event(body), done] : [body];
    return sendPieces(stage.outgoing, { type: typeOf(stage), pieces });
  },
  "unknown finish reason": writes(endsWith("something_new")),
  "length with text": writes(endsWith("length")),
  "length without text": writes(() => ({ content: null, finish: "length" })),
  "content filter": writes(endsWith("content_filter")),
  refusal: writes(() => ({ content: null, refusal: "I cannot help.", finish: "stop" })),
  "without [DONE]": writes(whole, () => ({})),
  "hang behind the answer": writes(whole, () => ({ ending: "hang" })),
  "without usage": writes(whole, (pieces, { streamed }) => ({
    pieces: streamed
      ? [...pieces.slice(0, -1), done]
      : pieces.map((body) => body.replace(/,"usage":\{[^}]*\}/, "")),
  })),
  "split packets": writes(whole, (pieces, { streamed }) => ({
    pieces: tear(streamed ? [...pieces, done] : pieces),
    gapMs: 1,
  })),
  "cut stream": writes(endsWith(null), () => ({})),
  "broken event": writes(whole, (pieces, stage) => ({
    pieces: [...beginning(pieces, stage), event('{"choices":[{"delta":{"con'), ...pieces],
  })),
  "error inside the answer": writes(whole, (pieces, stage) => {
    const body = JSON.stringify(overloadedBody);
    return { pieces: stage.streamed ? [...beginning(pieces, stage), event(body)] : [body] };
  }),
  "truncated JSON": writes(whole, (pieces) => ({ pieces: [firstHalf(pieces.join(""))] })),
  "HTML as success": html(200),
  "null body": (stage) =>
    sendPieces(stage.outgoing, {
      type: typeOf(stage),
      pieces: [stage.streamed ? event("null") : "null"],
    }),
  "endless answer": (stage) => {
    const { outgoing, streamed } = stage;
    outgoing.writeHead(200, { "Content-Type": typeOf(stage) });
    const many = "muito ".repeat(4096);
    const delta = JSON.stringify({ choices: [{ index: 0, delta: { content: many } }] });
    const start = streamed ? "" : '{"choices":[{"message":{"content":"';
    sendWithoutEnd(outgoing, start, streamed ? event(delta) : many);
  },
  "slow stream": writes(whole, (pieces, { gapMs }) => ({ pieces, gapMs: gapMs || 100 })),
  "reset inside the answer": writes(whole, (pieces, stage) => ({
    pieces: beginning(pieces, stage),
    ending: "reset",
  })),
  "hang inside the answer": writes(whole, (pieces, stage) => ({
    pieces: beginning(pieces, stage),
    ending: "hang",
  })),
  reset: ({ outgoing }) => {
    outgoing.socket?.resetAndDestroy();
  },
  hang: () => undefined,
  "invalid key": fails(
    401,
    errorBody("Incorrect API key.", "invalid_request_error", "invalid_api_key"),
  ),
  forbidden: fails(403, errorBody("Country not supported.", "request_forbidden")),
  "invalid request": fails(400, errorBody("Unknown parameter.", "invalid_request_error")),
  unprocessable: fails(422, errorBody("Not understood.", "invalid_request_error")),
  "model not found": fails(
    404,
    errorBody('model "gemma3:4b" not found, try pulling it first', "not_found_error"),
  ),
  "quota for seconds": fails(429, errorBody(rateMessage, "requests", "rate_limit_exceeded"), {
    "Retry-After": "3",
  }),
  "quota for hours": fails(429, errorBody(rateMessage, "tokens", "rate_limit_exceeded"), {
    "Retry-After": "7200",
  }),
  "quota bare": fails(429, errorBody(rateMessage, "requests", "rate_limit_exceeded")),
  "quota used up": fails(429, errorBody(quotaMessage, "insufficient_quota", "insufficient_quota"), {
    "Retry-After": "3",
  }),
  "payment required": fails(402, errorBody("Insufficient balance.", "invalid_request_error")),
  "internal error": fails(500, errorBody("Something went wrong.", "server_error")),
  "bad gateway in HTML": html(502),
  overloaded: fails(503, overloadedBody),
  "gateway timeout": fails(504, errorBody("Timed out.", "server_error")),
} satisfies Record<string, Play>;

export type OpenAiScenario = keyof typeof openAiScenarios;
