import { fold } from "../search/fold.ts";

export type Word = {
  /** As written. */
  text: string;
  /** Without case, accents and drawn-out letters. */
  key: string;
  /** Place in the text, in code units; `end` is exclusive. */
  start: number;
  end: number;
};

/** A word without case, accents and drawn-out letters: "MUUUITO" and "muito" are both "muito". */
export function wordKey(word: string): string {
  return fold(word).replace(/(\p{L})\1{2,}/gu, "$1");
}

/** The words of a text in order; a run of letters and digits is one, hyphens and apostrophes part them. */
export function toWords(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    text: word,
    key: wordKey(word),
    start: index,
    end: index + word.length,
  }));
}

/** How many words a person would count: runs between white space that hold a letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}
