import { stemOf, wordKey } from "./stem.ts";

export type Word = {
  /** As written. */
  text: string;
  /** Without case, accents and drawn-out letters. */
  key: string;
  /** Portuguese stem of the key. */
  stem: string;
  /** Place in the text, in code units; `end` is exclusive. */
  start: number;
  end: number;
};

/** The words of a text in order; a run of letters and digits is one, hyphens and apostrophes part them. */
export function toWords(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    text: word,
    key: wordKey(word),
    stem: stemOf(word),
    start: index,
    end: index + word.length,
  }));
}

/** How many words a person would count: runs between white space that hold a letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}
