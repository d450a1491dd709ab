import { fold } from "../../../domain/search/fold.ts";

export { fold };

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

export function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

/** A full stop after a title ends no sentence. */
const sentenceEnd = /(?<!\b(?:Dra?|Sra?|Profa?|Ex|nº))[.!?…]+[”"')]*\s+|\n+/u;

export function sentencesOf(text: string): string[] {
  return text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** A pattern of just these letters. */
export function plainPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Whether a word of the folded text begins with the folded stem. */
export function hasStem(folded: string, stem: string): boolean {
  return new RegExp(`(?<![a-z0-9])${plainPattern(stem)}`).test(folded);
}

/** The first match in the text without case and accents; the pattern is written that way too. */
export function findFolded(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(fold(text))?.[0].trim();
}

/** Bare patterns as one, at the beginning of a word. */
export function anyOf(...patterns: string[]): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${patterns.join("|")})`);
}
