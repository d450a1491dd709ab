import type { AgentPrompt } from "./agent-prompt.ts";
import type { AnswerForm } from "./answer-form.ts";

/** All that a language model needs to answer one request, and what is done with its answer. */
export type AgentTask = AgentPrompt & {
  form: AnswerForm;
  /** JSON schema of the answer, where it has a form of its own. */
  schema?: Readonly<Record<string, unknown>>;
};
