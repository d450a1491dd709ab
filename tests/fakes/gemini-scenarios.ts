import type { ServerResponse } from "node:http";
import { geminiFaults, overloadedFault } from "./gemini-faults.ts";
import type { GeminiFault } from "./gemini-rules.ts";
import {
  firstHalf,
  type Sending,
  sendPieces,
  sendWithoutEnd,
  sentencesOf,
  tear,
} from "./send-pieces.ts";

export type Stage = {
  outgoing: ServerResponse;
  model: string;
  version: string;
  /** What the model writes. */
  text: string;
  /** Asked by streamGenerateContent with alt=sse. */
  streamed: boolean;
  /** Milliseconds between two events. */
  gapMs: number;
};
type Play = (stage: Stage) => void | Promise<void>;

const json = "application/json; charset=UTF-8";
const typeOf = ({ streamed }: Stage) => (streamed ? "text/event-stream" : json);

function fails(refusal: GeminiFault): Play {
  return ({ outgoing }) => {
    const pieces = [JSON.stringify(refusal, null, 2)];
    return sendPieces(outgoing, { status: refusal.error.code, type: json, pieces });
  };
}

type Part = { text: string; thought?: true; thoughtSignature?: string };
type Written = { parts?: Part[] | undefined; finishReason?: string | undefined };

const usageMetadata = {
  promptTokenCount: 700,
  candidatesTokenCount: 60,
  thoughtsTokenCount: 120,
  totalTokenCount: 880,
};

function response({ model }: Stage, change: object) {
  return JSON.stringify({ usageMetadata, modelVersion: model, responseId: "stand-in", ...change });
}

function candidate({ parts, finishReason }: Written) {
  const content = { role: "model", ...(parts && { parts }) };
  return { candidates: [{ content, ...(finishReason && { finishReason }), index: 0 }] };
}

const event = (data: string) => `data: ${data}\r\n\r\n`;

/** The parts one after the other, a sentence an event; the reason stands in a last one without text. */
function eventsOf(stage: Stage, { parts = [], finishReason }: Written): string[] {
  const pieces = parts.flatMap((part) =>
    part.thought ? [part] : sentencesOf(part.text).map((text) => ({ ...part, text })),
  );
  const { promptTokenCount } = usageMetadata;
  const soFar = { usageMetadata: { promptTokenCount, totalTokenCount: promptTokenCount } };
  const texts = pieces.map((part) => ({ ...candidate({ parts: [part] }), ...soFar }));
  const last = finishReason ? [candidate({ parts: [{ text: "" }], finishReason })] : [];
  return [...texts, ...last].map((body) => event(response(stage, body)));
}

/** An answer on the wire: the one JSON body, or its events. */
function piecesOf(stage: Stage, written: Written): string[] {
  return stage.streamed ? eventsOf(stage, written) : [response(stage, candidate(written))];
}

function writes(
  write: (text: string) => Written,
  change: (pieces: string[], stage: Stage) => Partial<Sending> = () => ({}),
): Play {
  return (stage) => {
    const pieces = piecesOf(stage, write(stage.text));
    const { outgoing, gapMs } = stage;
    return sendPieces(outgoing, { type: typeOf(stage), pieces, gapMs, ...change(pieces, stage) });
  };
}

/** A body that is none of a candidate's. */
function says(body: object): Play {
  return (stage) => {
    const said = response(stage, body);
    const pieces = [stage.streamed ? event(said) : said];
    return sendPieces(stage.outgoing, { type: typeOf(stage), pieces });
  };
}

const whole = (text: string): Written => ({ parts: [{ text }], finishReason: "STOP" });
const endsWith = (finishReason?: string) => (text: string) => ({ parts: [{ text }], finishReason });

/** The first event, or the beginning of the one body. */
const beginning = ([first = ""]: string[], { streamed }: Stage) =>
  streamed ? first : first.slice(0, 100);

const badGateway =
  "<html><head><title>502 Bad Gateway</title></head><body>fetch failed</body></html>";

function html(status: number): Play {
  return ({ outgoing }) =>
    sendPieces(outgoing, { status, type: "text/html", pieces: [badGateway] });
}

function raw(body: string): Play {
  return (stage) => {
    const pieces = [stage.streamed ? event(body) : body];
    return sendPieces(stage.outgoing, { type: typeOf(stage), pieces });
  };
}

const refusing = Object.fromEntries(
  Object.entries(geminiFaults).map(([name, refusal]) => [name, fails(refusal)]),
) as Record<keyof typeof geminiFaults, Play>;

/** Everything the stand-in can do, by the name that tests choose, in either form. */
export const scenarios = {
  ...refusing,
  ok: writes(whole),
  /** The text in several parts, with thoughts before and between them. */
  "with thoughts": writes((text) => ({
    parts: [
      { text: "**Penso** antes de responder.", thought: true, thoughtSignature: "c2lnbg==" },
      { text: text.slice(0, 5) },
      { text: "Penso mais.", thought: true },
      { text: text.slice(5) },
    ],
    finishReason: "STOP",
  })),
  "unknown finish reason": writes(endsWith("SOMETHING_NEW")),
  "unknown finish reason without text": writes(() => ({ finishReason: "SOMETHING_NEW" })),
  "max tokens with text": writes(endsWith("MAX_TOKENS")),
  "max tokens without text": writes(() => ({ finishReason: "MAX_TOKENS" })),
  "thoughts only": writes(() => ({
    parts: [{ text: "Só penso.", thought: true }],
    finishReason: "STOP",
  })),
  "empty text": writes(() => whole("")),
  "code fences": writes((text) => whole(`\`\`\`text\n${text}\n\`\`\``)),
  "no candidates": says({ candidates: [] }),
  "blocked prompt": says({ promptFeedback: { blockReason: "PROHIBITED_CONTENT" } }),
  /** Part of a text, then the filter. */
  safety: writes(endsWith("SAFETY")),
  recitation: writes(endsWith("RECITATION")),
  "bad gateway in HTML": html(502),
  "HTML as success": html(200),
  "truncated JSON": writes(whole, (pieces) => ({ pieces: [firstHalf(pieces.join(""))] })),
  "not an answer": raw('{"candidates":"no"}'),
  "null body": raw("null"),
  /** Text, and then the service is done without a word on why. */
  "cut stream": writes(endsWith(undefined)),
  "broken event": writes(whole, (pieces, stage) => ({
    pieces: [beginning(pieces, stage), event('{"candidates": [{"content": {"par'), ...pieces],
  })),
  "error inside the answer": writes(whole, (pieces, { streamed }) => {
    const body = JSON.stringify(overloadedFault);
    return { pieces: streamed ? [pieces[0] ?? "", event(body)] : [body], gapMs: 20 };
  }),
  "split packets": writes(whole, (pieces) => ({ pieces: tear(pieces), gapMs: 1 })),
  "endless answer": (stage) => {
    const { outgoing, streamed } = stage;
    outgoing.writeHead(200, { "Content-Type": typeOf(stage) });
    const many = "muito ".repeat(4096);
    const more = streamed ? event(response(stage, candidate({ parts: [{ text: many }] }))) : many;
    sendWithoutEnd(outgoing, streamed ? "" : '{"candidates":[{"content":{"parts":[{"text":"', more);
  },
  /** Half a second of thinking. */
  slow: async (stage) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await scenarios.ok(stage);
  },
  "slow stream": writes(whole, (_pieces, { gapMs }) => ({ gapMs: gapMs || 100 })),
  reset: ({ outgoing }) => {
    outgoing.socket?.resetAndDestroy();
  },
  "reset inside the answer": writes(whole, (pieces, stage) => ({
    pieces: [beginning(pieces, stage)],
    ending: "reset",
  })),
  /** Never says a word. */
  hang: () => undefined,
  "hang inside the answer": writes(whole, (pieces, stage) => ({
    pieces: [beginning(pieces, stage)],
    ending: "hang",
  })),
  /** The answer is whole, and the connection stays open. */
  "hang behind the answer": writes(whole, () => ({ ending: "hang" })),
} satisfies Record<string, Play>;

export type Scenario = keyof typeof scenarios;
