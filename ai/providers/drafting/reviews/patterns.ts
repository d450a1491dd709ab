import type { Word } from "../text/words.ts";
import {
  anchorOf,
  closeness,
  endOf,
  headsOf,
  type Pattern,
  toPattern,
  widestGap,
} from "./pattern.ts";

export type Match<T> = { value: T; start: number; end: number };

type Entry<T> = { pattern: Pattern; value: T; order: number };
/** Entries by the first two letters of their second word, and those that name none. */
type Shelf<T> = { loose: Entry<T>[]; byHead: Map<string, Entry<T>[]> };
type Best<T> = { entry?: Entry<T>; end?: number; weight: number };

/**
 * Finds phrases in a row of words. A pattern is written as its words without accents: `a|b` is either,
 * `demor*` any word that begins so, `*ado` any that ends so, `_` any one word, `..` up to four words. Only the
 * patterns whose first two words can stand here are tried, so that time grows with the words alone.
 */
export class PhraseBook<T> {
  readonly #exact = new Map<string, Shelf<T>>();
  readonly #prefixed = new Map<string, Shelf<T>>();
  readonly #patterns: Pattern[] = [];

  /** In the order in which they were added. */
  get patterns(): readonly Pattern[] {
    return this.#patterns;
  }

  /** Adds every pattern of a comma-separated list under the same value. */
  add(patterns: string, value: T): this {
    for (const written of patterns.split(",").filter((one) => one.trim() !== "")) {
      const pattern = toPattern(written);
      this.#patterns.push(pattern);
      this.#file({ pattern, value, order: this.#patterns.length });
    }
    return this;
  }

  /** The longest pattern that begins at this word; of equals the one added first. */
  matchAt(words: readonly Word[], start: number): Match<T> | undefined {
    const key = words[start]?.key ?? "";
    const best: Best<T> = { weight: 0 };
    this.#try(this.#exact.get(key), words, start, best);
    this.#try(this.#prefixed.get(key.slice(0, 2)), words, start, best);
    const { entry, end } = best;
    return entry === undefined || end === undefined
      ? undefined
      : { value: entry.value, start, end };
  }

  /** All matches from left to right, none over another. */
  scan(words: readonly Word[]): Match<T>[] {
    const found: Match<T>[] = [];
    for (let at = 0; at < words.length; ) {
      const match = this.matchAt(words, at);
      if (match !== undefined) found.push(match);
      at = match?.end ?? at + 1;
    }
    return found;
  }

  #try(shelf: Shelf<T> | undefined, words: readonly Word[], start: number, best: Best<T>): void {
    if (shelf === undefined) return;
    for (const entry of shelf.loose) improve(best, entry, words, start);
    if (shelf.byHead.size === 0) return;
    for (const head of headsBehind(words, start))
      for (const entry of shelf.byHead.get(head) ?? []) improve(best, entry, words, start);
  }

  #file(entry: Entry<T>): void {
    const [first] = entry.pattern.tests;
    if (first === undefined || first === "gap" || first.any)
      throw new Error("A pattern begins with a word");
    const heads = headsOf(anchorOf(entry.pattern));
    for (const key of first.exact) shelve(this.#exact, key, heads, entry);
    for (const key of new Set(first.prefixes.map((prefix) => prefix.slice(0, 2)))) {
      shelve(this.#prefixed, key, heads, entry);
    }
  }
}

/** The first two letters of the words that the second word of a pattern may be. */
function headsBehind(words: readonly Word[], start: number): string[] {
  const heads: string[] = [];
  for (let at = start + 1; at <= start + 1 + widestGap && at < words.length; at += 1) {
    const head = words[at]?.key.slice(0, 2) ?? "";
    if (!heads.includes(head)) heads.push(head);
  }
  return heads;
}

function improve<T>(best: Best<T>, entry: Entry<T>, words: readonly Word[], start: number): void {
  const end = endOf(entry.pattern, words, start);
  if (end === undefined) return;
  const weight = entry.pattern.weight + closeness(entry.pattern, words[start]?.key ?? "");
  const first =
    weight === best.weight && best.entry !== undefined && entry.order < best.entry.order;
  if (weight > best.weight || first) Object.assign(best, { entry, end, weight });
}

function shelve<T>(
  shelves: Map<string, Shelf<T>>,
  key: string,
  heads: ReadonlySet<string> | undefined,
  entry: Entry<T>,
): void {
  const shelf: Shelf<T> = shelves.get(key) ?? { loose: [], byHead: new Map() };
  shelves.set(key, shelf);
  if (heads === undefined) shelf.loose.push(entry);
  for (const head of heads ?? []) {
    const entries = shelf.byHead.get(head);
    if (entries === undefined) shelf.byHead.set(head, [entry]);
    else entries.push(entry);
  }
}
