import { fold } from "../../domain/search/fold.ts";
import { stemOf } from "../providers/drafting/text/stem.ts";
import { toWords, type Word } from "../providers/drafting/text/words.ts";
import { isStopWord } from "./stop-words.ts";
import { synonyms } from "./synonyms.ts";

/** The stems of the words of a text that say what it is about, in order, repeats kept. */
export function termsOf(text: string): string[] {
  return toWords(text)
    .filter(({ key }) => !isStopWord(key))
    .map(({ stem }) => stem);
}

/** A term of a question: 1 for what was typed, less for what is meant by it. */
export type QueryTerm = { stem: string; weight: number };

/** What a synonym counts for beside the word it stands for. */
const synonymWeight = 0.6;
/** Terms of a question that are looked up; more than this is a pasted text, not a question. */
const maxTerms = 40;

const longestPhrase = Math.max(...Object.keys(synonyms).map((key) => key.split(" ").length));

/** What the list has for the words that begin here, one word or a phrase. */
function meaningsAt(words: readonly Word[], at: number): string[] {
  return Array.from({ length: longestPhrase }, (_, extra) => {
    const phrase = words.slice(at, at + extra + 1).map(({ key }) => fold(key));
    const key = phrase.join(" ");
    return Object.hasOwn(synonyms, key) ? termsOf(synonyms[key] ?? "") : [];
  }).flat();
}

/** The terms of a question, each once, with the weightier of its roles. */
export function queryTermsOf(question: string): QueryTerm[] {
  const weights = new Map<string, number>();
  const add = (stem: string, weight: number) =>
    weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
  const words = toWords(question);
  for (const [at, { key }] of words.entries()) {
    if (weights.size >= maxTerms) break;
    if (!isStopWord(key)) add(stemOf(key), 1);
    for (const stem of meaningsAt(words, at)) add(stem, synonymWeight);
  }
  return Array.from(weights, ([stem, weight]) => ({ stem, weight }));
}
