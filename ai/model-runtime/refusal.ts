import type { Refused } from "../agents/answer-form.ts";
import { AiError } from "../provider.ts";

/**
 * An answer that may not be shown, as a failure. Where the model told its instruction, what was pasted has most likely
 * made it do so: `blocked`, whose sentence asks for other words. Anything else is a slip of the model: `empty`, whose
 * sentence says that there is no text this time and to try again. The detail has names of rules alone.
 */
export function refusal({ refused }: Refused): AiError {
  const code = refused.includes("leak") ? "blocked" : "empty";
  return new AiError(code, { detail: `answer broke ${refused.join(", ")}`, reached: true });
}
