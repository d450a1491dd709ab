import { foldInPlace } from "./restore-places.ts";

/** A word of a clause, with its folded form and where it stands. */
export type Token = { key: string; start: number; end: number };

const wordPattern = /[a-z0-9]+(?:['-][a-z0-9]+)*[%²³]?/g;

/** Texts whose words are kept: the same clause is asked again and again while it is read. */
const mostKept = 256;
const kept = new Map<string, readonly Token[]>();

/** The words of a text in order; "90%" and "leva-e-traz" are one each. */
export function tokensOf(text: string): readonly Token[] {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const tokens = Array.from(foldInPlace(text).matchAll(wordPattern), ({ 0: key, index }) => ({
    key,
    start: index,
    end: index + key.length,
  }));
  if (kept.size >= mostKept) kept.clear();
  kept.set(text, tokens);
  return tokens;
}

/** Whether any of the words is in the set. */
export function hasAny(tokens: readonly Token[], set: ReadonlySet<string>): boolean {
  return tokens.some(({ key }) => set.has(key));
}
