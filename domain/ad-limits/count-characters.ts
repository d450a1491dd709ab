import { type AdKind, adLimits } from "./limits.ts";

let segmenter: Intl.Segmenter | undefined;

/** What a reader sees as one character: "ã" written with a combining tilde is one. */
export function countGraphemes(text: string): number {
  // Made on first use: loading its rules takes longer than writing an ad.
  segmenter ??= new Intl.Segmenter("pt-BR", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text)).length;
}

/**
 * Length for a limit. Networks count in graphemes or in UTF-16 code units; the stricter count decides, and that
 * is always the second, since every grapheme has at least one unit. A text that passes here passes everywhere.
 */
export function countCharacters(text: string): number {
  return text.length;
}

/** Whether the text keeps the limit of its kind, or a limit given in characters. */
export function fitsLimit(text: string, limit: AdKind | number): boolean {
  return countCharacters(text) <= (typeof limit === "number" ? limit : adLimits[limit]);
}
