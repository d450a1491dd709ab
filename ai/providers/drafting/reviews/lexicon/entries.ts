import type { Opinion, Quality } from "./opinion.ts";

/** Patterns as PhraseBook reads them, and what they mean. */
export type OpinionEntry = [patterns: string, opinion: Opinion];

function entry(
  polarity: 1 | -1,
  patterns: string,
  quality: Quality | undefined,
  more: Partial<Opinion>,
): OpinionEntry {
  return [patterns, { kind: "opinion", polarity, ...(quality && { quality }), ...more }];
}

/** An entry of praise. */
export function good(
  patterns: string,
  quality?: Quality,
  more: Partial<Opinion> = {},
): OpinionEntry {
  return entry(1, patterns, quality, more);
}

/** An entry of complaint. */
export function bad(
  patterns: string,
  quality?: Quality,
  more: Partial<Opinion> = {},
): OpinionEntry {
  return entry(-1, patterns, quality, more);
}
