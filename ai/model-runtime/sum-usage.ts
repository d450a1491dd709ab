import type { TokenUsage } from "../provider.ts";

/** Nothing where one of the calls did not say: a part of a bill is no bill. */
export function sumUsage(...usages: (TokenUsage | undefined)[]): { usage?: TokenUsage } {
  const known = usages.filter((usage) => usage !== undefined);
  if (known.length < usages.length || known.length === 0) return {};
  const sum = (name: keyof TokenUsage) => known.reduce((total, usage) => total + usage[name], 0);
  const usage = {
    inputTokens: sum("inputTokens"),
    outputTokens: sum("outputTokens"),
    totalTokens: sum("totalTokens"),
  };
  return { usage };
}
