import type { ServerResponse } from "node:http";
import { fault, type GeminiFault, invalidKey, missingKey, modelNotFound } from "./gemini-rules.ts";

type Stage = { outgoing: ServerResponse; model: string; version: string; text: string };
type Play = (stage: Stage) => void | Promise<void>;

const json = { "Content-Type": "application/json; charset=UTF-8" };

function fails(refusal: GeminiFault): Play {
  return ({ outgoing }) => {
    outgoing.writeHead(refusal.error.code, json).end(JSON.stringify(refusal, null, 2));
  };
}

type Candidate = { content?: object; finishReason?: string; index: number };

function wholeAnswer(stage: Stage, change: object = {}): string {
  return JSON.stringify({
    candidates: [candidate([{ text: stage.text }], "STOP")],
    usageMetadata: {
      promptTokenCount: 700,
      candidatesTokenCount: 60,
      thoughtsTokenCount: 120,
      totalTokenCount: 880,
    },
    modelVersion: stage.model,
    responseId: "stand-in",
    ...change,
  });
}

function candidate(parts: object[] | undefined, finishReason: string): Candidate {
  return { content: { role: "model", ...(parts && { parts }) }, finishReason, index: 0 };
}

function answers(change: (stage: Stage) => object): Play {
  return (stage) => {
    stage.outgoing.writeHead(200, json).end(wholeAnswer(stage, change(stage)));
  };
}

const quotaExceeded = fault(
  429,
  "RESOURCE_EXHAUSTED",
  "You exceeded your current quota, please check your plan and billing details.",
  [
    {
      "@type": "type.googleapis.com/google.rpc.QuotaFailure",
      violations: [
        {
          quotaMetric: "generativelanguage.googleapis.com/generate_content_free_tier_requests",
          quotaId: "GenerateRequestsPerDayPerProjectPerModel-FreeTier",
        },
      ],
    },
    { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "26s" },
  ],
);

const badGateway =
  "<html><head><title>502 Bad Gateway</title></head><body>fetch failed</body></html>";

/** Everything the stand-in can do, by the name that tests choose. */
export const scenarios = {
  ok: answers(() => ({})),
  /** The text in several parts, with thoughts before and between them. */
  "with thoughts": answers(({ text }) => ({
    candidates: [
      candidate(
        [
          { text: "**Penso** antes de responder.", thought: true, thoughtSignature: "c2lnbg==" },
          { text: text.slice(0, 5) },
          { text: "Penso mais.", thought: true },
          { text: text.slice(5) },
        ],
        "STOP",
      ),
    ],
  })),
  "unknown finish reason": answers(({ text }) => ({
    candidates: [candidate([{ text }], "SOMETHING_NEW")],
  })),
  "max tokens with text": answers(({ text }) => ({
    candidates: [candidate([{ text }], "MAX_TOKENS")],
  })),
  "max tokens without text": answers(() => ({ candidates: [candidate(undefined, "MAX_TOKENS")] })),
  "thoughts only": answers(() => ({
    candidates: [candidate([{ text: "Só penso.", thought: true }], "STOP")],
  })),
  "empty text": answers(() => ({ candidates: [candidate([{ text: "" }], "STOP")] })),
  "no candidates": answers(() => ({ candidates: [] })),
  "blocked prompt": answers(() => ({
    candidates: undefined,
    promptFeedback: { blockReason: "PROHIBITED_CONTENT" },
  })),
  /** Part of a text, then the filter. */
  safety: answers(({ text }) => ({ candidates: [candidate([{ text }], "SAFETY")] })),
  "invalid key": fails(invalidKey()),
  "missing key": fails(missingKey()),
  "leaked key": fails(
    fault(403, "PERMISSION_DENIED", "Your API key was reported as leaked. Please use another."),
  ),
  unauthenticated: fails(
    fault(401, "UNAUTHENTICATED", "Request had invalid authentication credentials."),
  ),
  "wrong region": fails(
    fault(400, "FAILED_PRECONDITION", "User location is not supported for the API use."),
  ),
  "invalid argument": fails(
    fault(400, "INVALID_ARGUMENT", "Request contains an invalid argument."),
  ),
  "model not found": fails(modelNotFound("gemini-nonexistent")),
  "quota bare": fails(
    fault(429, "RESOURCE_EXHAUSTED", "Resource has been exhausted (e.g. check quota)."),
  ),
  "quota with retry info": fails(quotaExceeded),
  "internal error": fails(fault(500, "INTERNAL", "An internal error has occurred.")),
  overloaded: fails(fault(503, "UNAVAILABLE", "The model is overloaded. Please try again later.")),
  "deadline exceeded": fails(fault(504, "DEADLINE_EXCEEDED", "Deadline expired.")),
  "bad gateway in HTML": ({ outgoing }) => {
    outgoing.writeHead(502, { "Content-Type": "text/html" }).end(badGateway);
  },
  "HTML as success": ({ outgoing }) => {
    outgoing.writeHead(200, { "Content-Type": "text/html" }).end(badGateway);
  },
  "truncated JSON": (stage) => {
    stage.outgoing.writeHead(200, json).end(wholeAnswer(stage).slice(0, 120));
  },
  "not an answer": ({ outgoing }) => {
    outgoing.writeHead(200, json).end('{"candidates":"no"}');
  },
  "null body": ({ outgoing }) => {
    outgoing.writeHead(200, json).end("null");
  },
  "endless answer": ({ outgoing }) => {
    outgoing.writeHead(200, json);
    outgoing.write('{"candidates":[{"content":{"parts":[{"text":"');
    const more = () => {
      while (!outgoing.destroyed && outgoing.write("muito ".repeat(4096)));
    };
    outgoing.on("drain", more);
    more();
  },
  /** Half a second of thinking. */
  slow: async (stage) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    stage.outgoing.writeHead(200, json).end(wholeAnswer(stage));
  },
  reset: ({ outgoing }) => {
    outgoing.socket?.resetAndDestroy();
  },
  "reset inside the answer": async (stage) => {
    stage.outgoing.writeHead(200, json).write(wholeAnswer(stage).slice(0, 60));
    await new Promise((resolve) => setTimeout(resolve, 50));
    stage.outgoing.socket?.resetAndDestroy();
  },
  /** Never says a word. */
  hang: () => undefined,
  "hang inside the answer": (stage) => {
    stage.outgoing.writeHead(200, json).write(wholeAnswer(stage).slice(0, 60));
  },
} satisfies Record<string, Play>;

export type Scenario = keyof typeof scenarios;
