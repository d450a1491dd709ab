import { fold } from "../../domain/search/fold.ts";

/** A text as the checks compare it. */
type Folded = { text: string; folded: string; words: readonly string[] | undefined };

/** All checks of a sentence ask for the same in a row; no more than the last text is kept. */
let last: Folded = { text: "", folded: "", words: [] };

function read(text: string): Folded {
  if (last.text !== text) last = { text, folded: fold(text), words: undefined };
  return last;
}

/** The text without case and accents. */
export function foldedOf(text: string): string {
  return read(text).folded;
}

/** The words of the folded text, in order; figures are words too. */
export function foldedWordsOf(text: string): readonly string[] {
  const known = read(text);
  known.words ??= known.folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return known.words;
}
