import { keepForDraft } from "./keep.ts";
import { foldInPlace } from "./restore-places.ts";

/** A word of a clause, with its folded form and where it stands. */
export type Token = { key: string; start: number; end: number };

const wordPattern = /[a-z0-9]+(?:['-][a-z0-9]+)*[%²³]?/g;

/** The words of a text in order; "90%" and "leva-e-traz" are one each. */
export const tokensOf = keepForDraft((text): readonly Token[] =>
  Array.from(foldInPlace(text).matchAll(wordPattern), ({ 0: key, index }) => ({
    key,
    start: index,
    end: index + key.length,
  })),
);

/** Whether any of the words is in the set. */
export function hasAny(tokens: readonly Token[], set: ReadonlySet<string>): boolean {
  return tokens.some(({ key }) => set.has(key));
}
