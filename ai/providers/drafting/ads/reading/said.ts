import { determiners, finiteVerbs, joiners } from "../lexicon/clause-words.ts";
import { articles, ownersVerbs } from "../lexicon/speech-words.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A word of speech as it was written. */
export type Said = Token & {
  /** Its own letters: "é" is a verb, "e" is none. */
  written: string;
};

export function saidOf(text: string): Said[] {
  return tokensOf(text).map((token) => ({ ...token, written: text.slice(token.start, token.end) }));
}

/** Words that lead to the next one: nothing begins behind them. */
export const small = new Set(
  "de da do das dos e ou a o ao aos em no na nos nas com sem para pra por pelo pela que um uma os as num numa ate".split(
    " ",
  ),
);

export function isName({ written }: Said): boolean {
  return /^\p{Lu}/u.test(written);
}

/** Behind a small word, an article or a count a thing goes on with what stands before. */
export function canBegin({ key }: Said): boolean {
  // "com café da manhã incluso diária R$ 290"
  if (/^inclus[oa]s?$/.test(key)) return true;
  return (
    !small.has(key) &&
    !/^(?:mesm[oa]s?|dois|duas|tres|quatro)$/.test(key) &&
    !articles.has(key) &&
    !joiners.has(key) &&
    !determiners.has(key) &&
    !ownersVerbs.has(key) &&
    !finiteVerbs.has(key) &&
    (!/^(?:\d|mil$)/.test(key) || /^\d{1,2}h(?:\d\d)?$/.test(key))
  );
}
