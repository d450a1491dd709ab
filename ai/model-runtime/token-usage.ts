import { z } from "zod";
import type { InstructionPart, PromptTurn } from "../agents/agent-prompt.ts";

/** Tokens of one call as the service reports them; those of thinking count as output. */
export type TokenUsage = { inputTokens: number; outputTokens: number; totalTokens: number };

/** A number of tokens; what is none counts as not said. */
export const tokenCount = z.int().nonnegative().optional().catch(undefined);

type Counts = {
  input: number | undefined;
  output: number | undefined;
  total: number | undefined;
};

/** Nothing where the service gave no number at all. */
export function usageOf({ input, output, total }: Counts): { usage?: TokenUsage } {
  if (input === undefined && output === undefined && total === undefined) return {};
  const [inputTokens, outputTokens] = [input ?? 0, output ?? 0];
  // What a total holds beyond both is work of the model that got no name.
  const totalTokens = Math.max(total ?? 0, inputTokens + outputTokens);
  return { usage: { inputTokens, outputTokens, totalTokens } };
}

/** Of our instructions and of Portuguese, by the tokenizers of today: rather too few than too many. */
const charactersPerToken = 3;

/** Tokens of a call that the service has not counted to its end, from what was sent and the characters that came. */
export function estimateTokens(
  { instruction, turns }: { instruction: readonly InstructionPart[]; turns: readonly PromptTurn[] },
  received: number,
): number {
  const sent = [...instruction, ...turns].reduce((length, { text }) => length + text.length, 0);
  return Math.ceil((sent + received) / charactersPerToken);
}
