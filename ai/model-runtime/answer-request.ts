import type { ProgressStep } from "../../contract/gemini-chat.ts";
import { taskFor } from "../agents/task-for.ts";
import type { Generation, GenerationRequest, OnProgress } from "../provider.ts";
import { type AnswerGate, createAnswerGate } from "./answer-gate.ts";
import { mendAnswer } from "./mend-answer.ts";
import { createPlainTextStream } from "./plain-text-stream.ts";
import { type AnswerSoFar, addChunk, checkAnswer, emptyAnswer } from "./read-answer.ts";
import { refusal } from "./refusal.ts";
import { toGeneration, type Work } from "./work.ts";

type Manner = Omit<Work, "task" | "call" | "tell">;

/** When it has to be whole was settled when it was asked. */
type TimedRequest = GenerationRequest & { deadline: number };

/**
 * At most two calls within one deadline. Of the first answer sentences are told as soon as they may; one that breaks a
 * rule before anything was told is mended by a second call, in silence, and after that it is a failure.
 * @param tell left out where nothing is wanted before the whole.
 * @throws AiError when there is no answer to give; an AbortError when the visitor has left.
 */
export async function answerRequest(
  request: TimedRequest,
  manner: Manner,
  tell: OnProgress | undefined,
): Promise<Generation> {
  const work: Work = { ...manner, ...prepare(request), tell };
  const { form } = work.task;
  const first = emptyAnswer();
  const gate = tell && form.gate && createAnswerGate(form.gate);
  await readFirst(work, first, gate);
  checkAnswer(first);
  const verdict = form.judge(first.text);
  const shown = gate?.shown() ?? "";
  if ("repair" in verdict && shown !== "") throw refusal(verdict);
  const generation =
    "content" in verdict
      ? toGeneration(work, verdict.content, first)
      : await mendAnswer(work, first, verdict.repair);
  const rest = generation.text.slice(shown.length);
  if (gate && rest !== "") tell?.({ type: "delta", text: rest });
  return generation;
}

function prepare(request: TimedRequest): Pick<Work, "task" | "call"> {
  const task = taskFor(request);
  const { agentType, signal, onCall, deadline } = request;
  const { instruction, turns, schema } = task;
  return {
    task,
    call: { agentType, instruction, turns, signal, onCall, deadline, ...(schema && { schema }) },
  };
}

/** @throws AiError for a fault behind something that was shown: nothing can be taken back. */
async function readFirst(
  { callModel, call, tell, task }: Work,
  answer: AnswerSoFar,
  gate: AnswerGate | undefined,
): Promise<void> {
  const plain = createPlainTextStream();
  let step: ProgressStep | undefined;
  await callModel(call, tell !== undefined, (chunk, model) => {
    const added = addChunk(answer, chunk, model);
    const now = tell && task.form.stepAt?.(answer.text);
    if (now && now !== step) tell({ type: "progress", step: now });
    step = now;
    const text = gate?.push(plain.push(added)) ?? "";
    if (text !== "") tell?.({ type: "delta", text });
    const isLost = gate?.fault() !== undefined && gate.shown() !== "";
    return !(isLost || answer.isFull);
  });
  const fault = gate?.fault();
  if (fault && gate?.shown()) throw refusal({ refused: [fault.rule] });
}
