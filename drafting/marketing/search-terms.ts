import { stemmer } from "@orama/stemmers/portuguese";
import {
  businessWords,
  formalWords,
  goods,
  lightWords,
  likeWords,
  shortForms,
  stopWords,
} from "../../content/cards/search-words.ts";
import { fold } from "../../domain/search/fold.ts";
import { toWords } from "../../domain/text/words.ts";
import { nearestWord } from "./nearest-word.ts";
import { askingClause, type RequestKind } from "./request-kind.ts";

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));
const stops = listOf(stopWords);
const sold = listOf(goods);

/** A longer one is no word. */
const longestWord = 30;
/** More words than this are a pasted text, no question. */
const mostWords = 40;

/** A word of a text that says what it is about. */
export type Term = {
  /** Folded, short forms written out. */
  word: string;
  stem: string;
  /** 1; less for what was not typed itself but means the same, and for things that are sold. */
  weight: number;
};

/** Plurals that the stemmer knows only with their accents. */
const toSingular = (word: string): string =>
  word.replace(/(?:oes|(?<!m)aes|aos)$/, "ao").replace(/(?<=\w{2}[ae])is$/, "l");

/** Endings of nouns from verbs: "avaliação" and "avaliar", "cobrança" and "cobrar" share a stem. */
const nounEnding = /(?<=\w{3})(?:aca|ica|ament|iment|anc|enc|ador|ag)$/;

const stems = new Map<string, string>();

export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = fold(stemmer(toSingular(word))).replace(nounEnding, "");
  if (stems.size < 5000) stems.set(word, stem);
  return stem;
}

const formal = listOf(formalWords);
const light = listOf(lightWords);

/** Of the worth of a word, what it keeps in such a request: some words tell little, some only the kind of request. */
function weightOf(word: string, kind: RequestKind): number {
  if (light.has(word)) return 0.3;
  if (sold.has(word)) return 0.2;
  return kind === "writing" && formal.has(word) ? 0.15 : 1;
}

/** Of the words at a place: the longest of the list's forms that begins there, two words at most. */
function writtenOut(words: readonly string[], at: number): { out: string[]; length: number } {
  const word = words[at] ?? "";
  for (const length of [3, 2, 1]) {
    const form = words.slice(at, at + length).join(" ");
    if (Object.hasOwn(shortForms, form))
      return { out: (shortForms[form] ?? "").split(" "), length };
  }
  return { out: [word], length: 1 };
}

/** A question by its words alone, in any order, whatever thing it is about. */
export function wordingOf(words: readonly string[]): string {
  return [...new Set(words)]
    .filter((word) => !sold.has(word))
    .sort()
    .join(" ");
}

/** The words of a text, folded, short forms written out, without those that say nothing. */
export function wordsOf(text: string): string[] {
  const words = toWords(text)
    .slice(0, mostWords)
    .map(({ key }) => key)
    .filter((key) => key.length <= longestWord);
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { out, length } = writtenOut(words, at);
    found.push(...out);
    at += length;
  }
  return found.filter((word) => word.length > 1 && !stops.has(word) && !/^\d/.test(word));
}

const termOf = (word: string, weight: number): Term => ({ word, stem: stemOf(word), weight });

/** What is told beside the clause that asks. */
const besideShare = 0.4;
/** A clause with fewer words that tell of a subject asks nothing alone: "vale?", "o que eu faço". */
const fewestTelling = 2;

/** The terms of a question, each once: its words, then what means the same at half the weight. */
export function termsOf(question: string, kind: RequestKind): { asked: Term[]; alike: Term[] } {
  const asking = wordsOf(askingClause(question));
  const isTelling = asking.filter((word) => weightOf(word, kind) === 1).length >= fewestTelling;
  const main = new Set(isTelling ? asking : wordsOf(question));
  const words = [...new Set([...main, ...wordsOf(question)])];
  const share = (word: string) => (main.has(word) ? 1 : besideShare);
  const alike = [...main].flatMap((word) =>
    Object.hasOwn(likeWords, word) ? (likeWords[word] ?? "").split(" ") : [],
  );
  return {
    asked: words.map((word) => termOf(word, share(word) * weightOf(word, kind))),
    alike: [...new Set(alike)]
      .filter((word) => !words.includes(word))
      .map((word) => termOf(word, 0.5)),
  };
}

/** Whether a word names something that is sold, or a trade. */
export const isSold = (word: string): boolean => sold.has(word);

const ofBusiness = listOf(businessWords);

/** Whether a text names a business or something that it deals with; "qual a capital da França" does not. */
export function isOfBusiness(text: string): boolean {
  const words = toWords(text).map(({ key }) => key);
  return [...words, ...wordsOf(text)].some(
    (word) => ofBusiness.has(word) || nearestWord(word, ofBusiness) !== undefined,
  );
}
