import { z } from "zod";
import type { TokenUsage } from "../provider.ts";

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
