import type { Word } from "../text/words.ts";

/** One word of a pattern: any of the whole keys, beginnings or ends; `any` fits every word. */
type WordTest = {
  exact: ReadonlySet<string>;
  prefixes: readonly string[];
  suffixes: readonly string[];
  any: boolean;
};
type Pattern<T> = { tests: readonly (WordTest | "gap")[]; value: T; weight: number };

export type Match<T> = { value: T; start: number; end: number };

/** Most words that ".." may stand for. */
const widestGap = 4;

/**
 * Finds phrases in a row of words. A pattern is written as its words without accents: `a|b` is either,
 * `demor*` any word that begins so, `*ado` any that ends so, `_` any one word, `..` up to four words. Time grows with the words and the patterns
 * that share a first word, never with the square of the text.
 */
export class PhraseBook<T> {
  readonly #exact = new Map<string, Pattern<T>[]>();
  readonly #prefixed = new Map<string, Pattern<T>[]>();

  /** Adds every pattern of a comma-separated list under the same value. */
  add(patterns: string, value: T): this {
    for (const written of patterns.split(",")) {
      const words = written.trim().split(/\s+/).filter(Boolean);
      if (words.length > 0) this.#file({ tests: words.map(toTest), value, weight: weigh(words) });
    }
    return this;
  }

  /** The longest pattern that begins at this word. */
  matchAt(words: readonly Word[], start: number): Match<T> | undefined {
    const key = words[start]?.key ?? "";
    const candidates = [this.#exact.get(key), this.#prefixed.get(key.slice(0, 2))];
    let best: (Match<T> & { weight: number }) | undefined;
    for (const pattern of candidates.flatMap((found) => found ?? [])) {
      const end = endOf(pattern.tests, 0, words, start);
      if (end === undefined) continue;
      const weight = pattern.weight + closeness(pattern.tests[0], key);
      if (best === undefined || weight > best.weight)
        best = { value: pattern.value, start, end, weight };
    }
    return best;
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

  #file(pattern: Pattern<T>): void {
    const [first] = pattern.tests;
    if (first === undefined || first === "gap" || first.any)
      throw new Error("A pattern begins with a word");
    for (const key of first.exact) append(this.#exact, key, pattern);
    for (const start of new Set(first.prefixes.map((prefix) => prefix.slice(0, 2)))) {
      append(this.#prefixed, start, pattern);
    }
  }
}

/** Words of a pattern; one that fits many words counts half. */
function weigh(words: readonly string[]): number {
  return words.length - words.filter((word) => word === "_" || /(?:^|\|)\*/.test(word)).length / 2;
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function toTest(written: string): WordTest | "gap" {
  if (written === "..") return "gap";
  const choices = written.split("|");
  return {
    any: written === "_",
    exact: new Set(choices.filter((choice) => !choice.includes("*"))),
    suffixes: choices.filter((choice) => choice.startsWith("*")).map((choice) => choice.slice(1)),
    prefixes: choices.filter((choice) => choice.endsWith("*")).map((choice) => choice.slice(0, -1)),
  };
}

function fits(test: WordTest, key: string): boolean {
  if (key === ",") return test.exact.has(",");
  if (test.any || test.exact.has(key)) return true;
  return (
    test.prefixes.some((prefix) => key.startsWith(prefix)) ||
    test.suffixes.some((suffix) => key.endsWith(suffix))
  );
}

/** Between patterns of as many words the one with the whole word wins, then the longer beginning. */
function closeness(test: WordTest | "gap" | undefined, key: string): number {
  if (test === undefined || test === "gap") return 0;
  if (test.exact.has(key)) return 0.9;
  return (
    Math.max(0, ...test.prefixes.filter((prefix) => key.startsWith(prefix)).map((p) => p.length)) /
    50
  );
}

/** Where the pattern from `at` ends when it begins at word `from`; a gap never reaches over a comma. */
function endOf(
  tests: Pattern<unknown>["tests"],
  at: number,
  words: readonly Word[],
  from: number,
): number | undefined {
  const test = tests[at];
  if (test === undefined) return from;
  const word = words[from];
  if (test === "gap") {
    for (let skipped = 0; skipped <= widestGap; skipped += 1) {
      const end = endOf(tests, at + 1, words, from + skipped);
      if (end !== undefined) return end;
      if (words[from + skipped] === undefined || words[from + skipped]?.key === ",")
        return undefined;
    }
    return undefined;
  }
  return word !== undefined && fits(test, word.key)
    ? endOf(tests, at + 1, words, from + 1)
    : undefined;
}
