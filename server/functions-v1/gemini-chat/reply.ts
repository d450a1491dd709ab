import type { ChatAnswer, ChatFailure, ChatRefusal } from "../../../contract/gemini-chat.ts";
import { invalidPartSentence, refusals } from "../../../contract/gemini-chat-failures.ts";
import type { Outcome, Refused } from "./allowances.ts";

/** An answer in one piece, as it goes on the wire. */
export type Reply = { status: number; headers: Readonly<Record<string, string>>; body: ChatAnswer };

type Refusal = {
  refused: ChatRefusal;
  /** Of `invalid_part`. */
  field?: string | undefined;
  retryAfterMs?: Refused["retryAfterMs"];
};

const none = {};

/** Failures of a model are 200 too. */
export function replyOf(outcome: Outcome): Reply {
  return "refused" in outcome ? refusalOf(outcome) : { status: 200, headers: none, body: outcome };
}

export function refusalOf({ refused, field, retryAfterMs }: Refusal): Reply {
  const headers = {
    ...(refused === "method_not_allowed" && { Allow: "POST, OPTIONS" }),
    ...(retryAfterMs !== undefined && {
      "Retry-After": String(Math.max(1, Math.ceil(retryAfterMs / 1000))),
    }),
  };
  return { status: refusals[refused].status, headers, body: failureOf(refused, field) };
}

export function failureOf(code: ChatRefusal, field?: string): ChatFailure {
  if (field === undefined) return { success: false, error: refusals[code].error, code };
  return { success: false, error: invalidPartSentence(field), code, field };
}
