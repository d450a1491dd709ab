import { isRefused } from "../agents/answer-form.ts";
import { AiError, type Generation } from "../provider.ts";
import type { ModelCall } from "./language-model.ts";
import { type AnswerSoFar, addChunk, checkAnswer, emptyAnswer } from "./read-answer.ts";
import { refusal } from "./refusal.ts";
import { toGeneration, type Work } from "./work.ts";

/** Characters of a faulty answer that go back to the model, and of what it is told of it. */
const longestEcho = 6000;
const longestRequest = 4000;
/** Characters that a second call may have more than the first. */
export const longestRepair = longestEcho + longestRequest;

/** Milliseconds that a second answer needs at least: with less the best is made of the first. */
const leastRepairMs = 1500;

/** How a second call ended; it has neither where there was no time for one. */
type Second = { answer?: AnswerSoFar; failure?: AiError };

/**
 * Asks once more, with the faults named, and shows what may be shown of what is there then. Tells that it does so once
 * the second call is answered.
 * @throws AiError when that is nothing: with the second call's own reason where it failed.
 */
export async function mendAnswer(
  work: Work,
  first: AnswerSoFar,
  repair: string,
): Promise<Generation> {
  const { answer, failure } = await askAgain(work, first, repair);
  const settled = work.task.form.settle(first.text, answer?.text ?? null);
  if (!isRefused(settled)) return toGeneration(work, settled, answer ?? first);
  if (!failure) throw refusal(settled);
  const { code, detail } = failure;
  throw new AiError(code, { detail, reached: true });
}

async function askAgain(work: Work, first: AnswerSoFar, repair: string): Promise<Second> {
  const { call, callModel, tell, pace } = work;
  if (call.deadline - pace.now() < leastRepairMs) return {};
  const answer = emptyAnswer();
  try {
    const second = secondCall(call, first.text, repair);
    await callModel(second, tell !== undefined, (chunk, model) => {
      if (!answer.hasChunk) tell?.({ type: "progress", step: "mending" });
      addChunk(answer, chunk, model);
      return !answer.isFull;
    });
    checkAnswer(answer);
    return { answer };
  } catch (failure) {
    if (failure instanceof AiError) return { failure };
    throw failure;
  }
}

function secondCall(call: Work["call"], answer: string, repair: string): ModelCall {
  const turns = [
    ...call.turns,
    { role: "model" as const, text: answer.slice(0, longestEcho) },
    { role: "user" as const, text: repair.slice(0, longestRequest) },
  ];
  return { ...call, turns };
}
