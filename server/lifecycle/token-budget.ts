import type { Ai } from "#ai";
import { agentTypes, promptLength } from "../../contract/gemini-chat.ts";
import type { Config } from "../config/config.ts";

const longestPrompt = "x".repeat(promptLength.max);

/**
 * Why the tokens of a day could not pay a single answer; undefined where they can. So much is reserved for every call,
 * and given back after it: with less, the first visitor of the day would be told that the day is over.
 */
export function tokenBudgetFault(
  ai: Pick<Ai, "mostTokensOf">,
  { allowances }: Pick<Config, "allowances">,
): string | undefined {
  const tokens = allowances?.daily.tokens ?? 0;
  const most = Math.max(
    ...agentTypes.map((agentType) => ai.mostTokensOf({ agentType, prompt: longestPrompt })),
  );
  if (tokens === 0 || tokens >= most) return undefined;
  return `AI_DAILY_TOKENS is ${tokens}, but ${most} are reserved for a single answer: set it to that at least, or to 0 to spend nothing.`;
}
