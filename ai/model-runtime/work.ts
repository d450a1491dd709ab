import type { ProviderName } from "../../contract/gemini-chat.ts";
import type { AgentTask } from "../agents/agent-task.ts";
import type { Content } from "../agents/answer-form.ts";
import type { Generation, OnProgress } from "../provider.ts";
import type { CallModel } from "./call-model.ts";
import type { ModelCall } from "./language-model.ts";
import type { Pace } from "./pace.ts";
import { type AnswerSoFar, checkAnswer } from "./read-answer.ts";

/** One request on its way to an answer. */
export type Work = {
  name: ProviderName;
  task: AgentTask;
  /** Both calls of an answer have the one deadline. */
  call: ModelCall & { deadline: number };
  callModel: CallModel;
  /** Takes what may be told before the whole; left out where that is not wanted. */
  tell: OnProgress | undefined;
  pace: Pace;
};

/** @throws AiError when the answer is none. */
export function toGeneration(
  { name }: Pick<Work, "name">,
  content: Content,
  answer: AnswerSoFar,
): Generation {
  const cut = checkAnswer(answer);
  return { ...content, provider: name, model: answer.model, ...cut };
}
