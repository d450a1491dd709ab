import { toWords, type Word } from "../providers/drafting/text/words.ts";
import { isStopWord } from "./stop-words.ts";
import { synonyms } from "./synonyms.ts";

/** "Pós-venda" is no sale, a "nota fiscal" is no rating, and a "funcionário" is not what "funciona": their stems would be the same. */
function partMeanings(text: string): string {
  return text
    .replace(/p[óo]s[- ]venda/giu, "posvenda")
    .replace(/notas? fisca(?:l|is)/giu, "notafiscal")
    .replace(/funcion[áa]ri[oa]/giu, "empregado");
}

/** The stems of the words of a text that say what it is about, in order, repeats kept. */
export function termsOf(text: string): string[] {
  return toWords(partMeanings(text))
    .filter(({ key }) => !isStopWord(key))
    .map(({ stem }) => stem);
}

/** A word of a question and what it may stand for, all as stems. */
export type QueryTerm = { stem: string; meanings: readonly string[] };

/** Terms of a question that are looked up; more than this is a pasted text, not a question. */
const maxTerms = 30;

const longestPhrase = Math.max(...Object.keys(synonyms).map((key) => key.split(" ").length));

/** What the list has for the words that begin here, one word or a phrase. */
function meaningsAt(words: readonly Word[], at: number): string[] {
  return Array.from({ length: longestPhrase }, (_, extra) => {
    const key = words
      .slice(at, at + extra + 1)
      .map((word) => word.key)
      .join(" ");
    return Object.hasOwn(synonyms, key) ? termsOf(synonyms[key] ?? "") : [];
  }).flat();
}

/** The terms of a question, each once. */
export function queryTermsOf(question: string): QueryTerm[] {
  const terms = new Map<string, QueryTerm>();
  const words = toWords(partMeanings(question));
  for (const [at, { key, stem }] of words.entries()) {
    const meanings = meaningsAt(words, at);
    const isPhrase = isStopWord(key);
    if ((isPhrase && meanings.length === 0) || /^\d+$/.test(key)) continue;
    if (terms.size >= maxTerms) break;
    const name = isPhrase ? (meanings[0] ?? stem) : stem;
    if (!terms.has(name)) terms.set(name, { stem: name, meanings });
  }
  return [...terms.values()];
}
