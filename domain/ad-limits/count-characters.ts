import { type AdKind, adLimits } from "./limits.ts";

const segmenter = new Intl.Segmenter("pt-BR", { granularity: "grapheme" });

/** What a reader sees as one character: "ã" written with a combining tilde is one. */
export function countGraphemes(text: string): number {
  return Array.from(segmenter.segment(text)).length;
}

/**
 * Length for a limit: graphemes or UTF-16 code units, whichever is more, because networks count either way and a
 * text that passes both counts passes everywhere.
 */
export function countCharacters(text: string): number {
  return Math.max(countGraphemes(text), text.length);
}

/** Whether the text keeps the limit of its kind, or a limit given in characters. */
export function fitsLimit(text: string, limit: AdKind | number): boolean {
  const characters = typeof limit === "number" ? limit : adLimits[limit];
  // A text of more code units than the limit cannot pass: no need to segment 8,000 characters.
  return text.length <= characters && countCharacters(text) <= characters;
}
