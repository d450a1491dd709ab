import { taskFor } from "../../agents/task-for.ts";
import type { GenerationRequest, StreamEvent } from "../../provider.ts";
import { type AnswerGate, createAnswerGate } from "./answer-gate.ts";
import { mendAnswer } from "./mend-answer.ts";
import type { Pace } from "./pace.ts";
import { createPlainTextStream } from "./plain-text-stream.ts";
import { type AnswerSoFar, addChunk, checkAnswer, emptyAnswer } from "./read-answer.ts";
import { refusal } from "./refusal.ts";
import { toGeneration, type Work } from "./work.ts";

type Manner = Omit<Work, "task" | "call">;

/**
 * At most two calls within one deadline. Of the first answer sentences leave as soon as they may; one that breaks a
 * rule before anything left is mended by a second call, in silence, and after that it is a failure.
 * @throws AiError when there is no answer to give; an AbortError when the visitor has left.
 */
export async function* answerRequest(
  request: GenerationRequest,
  manner: Manner,
): AsyncGenerator<StreamEvent, void, undefined> {
  const work = { ...manner, ...prepare(request, manner.pace) };
  const { task, streamed } = work;
  const first = emptyAnswer();
  const gate = streamed && task.form.gate ? createAnswerGate(task.form.gate) : undefined;
  yield* readFirst(work, first, gate);
  checkAnswer(first);
  const verdict = task.form.judge(first.text);
  const shown = gate?.shown() ?? "";
  if ("repair" in verdict && shown !== "") throw refusal(verdict, first.usage);
  const generation =
    "content" in verdict
      ? toGeneration(work, verdict.content, first)
      : await mendAnswer(work, first, verdict.repair);
  const rest = generation.text.slice(shown.length);
  if (gate && rest !== "") yield { type: "delta", text: rest };
  yield { type: "done", generation };
}

function prepare(request: GenerationRequest, pace: Pace): Pick<Work, "task" | "call"> {
  const task = taskFor(request);
  const { agentType, signal, deadline = pace.now() + pace.totalMs } = request;
  const { instruction, turns, schema } = task;
  return {
    task,
    call: { agentType, instruction, turns, signal, deadline, ...(schema && { schema }) },
  };
}

/** @throws AiError for a fault behind something that was shown: nothing can be taken back. */
async function* readFirst(
  { callModel, call, streamed }: Work,
  answer: AnswerSoFar,
  gate: AnswerGate | undefined,
): AsyncGenerator<StreamEvent, void, undefined> {
  const plain = createPlainTextStream();
  for await (const chunk of callModel(call, streamed)) {
    const added = addChunk(answer, chunk);
    const text = gate?.push(plain.push(added)) ?? "";
    if (text !== "") yield { type: "delta", text };
    const fault = gate?.fault();
    // The rest is not waited for, and so what it costs is not known.
    if (fault && gate?.shown()) throw refusal({ refused: [fault.rule] });
    if (answer.isFull) break;
  }
}
