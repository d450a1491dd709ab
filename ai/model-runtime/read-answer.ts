import { AiError } from "../provider.ts";
import type { ModelChunk, ModelEnd } from "./language-model.ts";

/** UTF-16 code units; the longest answer that is asked for has about 3,000. */
const maxTextLength = 40_000;

/** An answer as far as it has come. */
export type AnswerSoFar = {
  text: string;
  /** More came than is taken: whoever reads may stop. */
  isFull: boolean;
  hasCandidate: boolean;
  hasChunk: boolean;
  model: string;
  end?: ModelEnd;
};

export function emptyAnswer(): AnswerSoFar {
  return { text: "", isFull: false, hasCandidate: false, hasChunk: false, model: "" };
}

/** Gives what the chunk adds to the text. */
export function addChunk(answer: AnswerSoFar, chunk: ModelChunk, model: string): string {
  const added = chunk.text.slice(0, maxTextLength - answer.text.length);
  answer.text += added;
  answer.isFull ||= added.length < chunk.text.length;
  answer.hasCandidate ||= !chunk.isBare;
  answer.hasChunk = true;
  answer.model = model;
  if (chunk.end) answer.end ??= chunk.end;
  return added;
}

function failureOf({ text, end, isFull, hasCandidate, hasChunk }: AnswerSoFar) {
  if (end?.kind === "refused") return { code: "blocked", detail: end.name } as const;
  const isEnded = end ?? isFull;
  if (!(isEnded || (hasChunk && !hasCandidate)))
    return { code: "unavailable", detail: "cut off" } as const;
  if (text.trim()) return null;
  return { code: "empty", detail: `answer ${end?.name ?? "without a candidate"}` } as const;
}

/**
 * Whether what has come is an answer. For the service all of these are a success: a blocked prompt,
 * a refusal in the middle, no candidate, thoughts alone, an end that never came.
 * @throws AiError 'blocked', 'empty' or 'unavailable'.
 */
export function checkAnswer(answer: AnswerSoFar): { truncated?: true } {
  const failure = failureOf(answer);
  if (failure) {
    const { code, detail } = failure;
    throw new AiError(code, { detail, reached: true });
  }
  return answer.isFull || answer.end?.kind === "length" ? { truncated: true } : {};
}
