import {
  delicatePatterns,
  findConcerns,
  isMourning,
} from "../providers/drafting/reviews/intake/sensitive.ts";
import { regulatedTrades } from "../providers/drafting/reviews/lexicon/business.ts";
import { spellingKey } from "../providers/drafting/reviews/lexicon/spelling.ts";
import { PhraseBook } from "../providers/drafting/reviews/patterns.ts";
import { toSegments } from "../providers/drafting/reviews/segments.ts";
import { toPlainText } from "../providers/drafting/text/plain-text.ts";
import { wordKey } from "../providers/drafting/text/stem.ts";
import { createPatternSieve } from "./pattern-sieve.ts";

const trades = new PhraseBook<true>().add(regulatedTrades, true);
/** As the patterns know a word of a review. */
function keyOf(word: string): string {
  return word.toLowerCase() === "más" ? "mais" : spellingKey(wordKey(word));
}

const sieve = createPatternSieve([...delicatePatterns, ...trades.patterns], keyOf);

/** Whether words stand in the text that may ask for care. */
export function hasDelicateWords(review: string): boolean {
  return sieve(toPlainText(review).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
}

/** Whether some part of the text raises a concern, names a trade that keeps secrets, or mourns. */
export function hasDelicatePart(review: string): boolean {
  return toSegments(toPlainText(review)).some(
    ({ words }) =>
      findConcerns(words).length > 0 || trades.scan(words).length > 0 || isMourning(words),
  );
}

/** Whether a closer look is needed. To look closely at every review would take a hundred times as long. */
export function mayBeDelicate(review: string): boolean {
  return hasDelicateWords(review) && hasDelicatePart(review);
}
