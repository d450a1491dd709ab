/** How much a model is to think: a level in family 3, tokens in 2.5. */
export type ThinkingConfig = { thinkingLevel: "LOW" } | { thinkingBudget: number };

/**
 * How little each family can be told to think: short texts need no more. Families are told by budget (2.5) or by level
 * (3), never by both, and not every level is known to every model; a 400 then brings a call without any of it.
 * After reference texts of August 2026; the first that matches counts.
 */
const families: readonly [RegExp, ThinkingConfig | undefined][] = [
  // Thinks little or not at all unless told to.
  [/flash-lite/, undefined],
  [/^gemini-2\.5-/, { thinkingBudget: 512 }],
  [/^gemini-3\.[678]-flash/, { thinkingLevel: "LOW" }],
  [/^gemini-flash-latest$/, { thinkingLevel: "LOW" }],
];

/** Nothing for a model whose way of thinking is not known. */
export function thinkingOf(model: string): ThinkingConfig | undefined {
  return families.find(([family]) => family.test(model))?.[1];
}
