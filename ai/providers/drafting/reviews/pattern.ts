import type { Word } from "../text/words.ts";

/** One word of a pattern: any of the whole keys, beginnings or ends; `any` fits every word. */
export type WordTest = {
  exact: ReadonlySet<string>;
  prefixes: readonly string[];
  suffixes: readonly string[];
  any: boolean;
};

/** A row of words to be found, ".." standing for up to `widestGap` of them. */
export type Pattern = { tests: readonly (WordTest | "gap")[]; weight: number };

/** Most words that ".." may stand for. */
export const widestGap = 4;

/** Reads a pattern as it is written; see PhraseBook. */
export function toPattern(written: string): Pattern {
  const words = written.trim().split(/\s+/);
  const loose = words.filter((word) => word === "_" || /(?:^|\|)\*/.test(word)).length;
  return { tests: words.map(toTest), weight: words.length - loose / 2 };
}

function toTest(written: string): WordTest | "gap" {
  if (written === "..") return "gap";
  const choices = written.split("|");
  return {
    any: written === "_",
    exact: new Set(choices.filter((choice) => !choice.includes("*"))),
    prefixes: choices.filter((choice) => choice.endsWith("*")).map((choice) => choice.slice(0, -1)),
    suffixes: choices.filter((choice) => choice.startsWith("*")).map((choice) => choice.slice(1)),
  };
}

/** The first two letters of every word that can stand at this place; undefined where any may. */
export function headsOf(test: WordTest | "gap" | undefined): ReadonlySet<string> | undefined {
  if (test === undefined || test === "gap" || test.any || test.suffixes.length > 0)
    return undefined;
  return new Set([...test.exact, ...test.prefixes].map((key) => key.slice(0, 2)));
}

/** The first place after the first word that is no gap. */
export function anchorOf({ tests }: Pattern): WordTest | "gap" | undefined {
  return tests.slice(1).find((test) => test !== "gap");
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
export function closeness({ tests: [test] }: Pattern, key: string): number {
  if (test === undefined || test === "gap") return 0;
  if (test.exact.has(key)) return 0.9;
  const lengths = test.prefixes.filter((prefix) => key.startsWith(prefix)).map((p) => p.length);
  return Math.max(0, ...lengths) / 50;
}

/** What no gap reaches over. */
const stopping = /^(?:,|nao|nunca)$/;

/** Where the pattern ends that begins at this word; a gap reaches over no comma and no denial. */
export function endOf(
  { tests }: Pattern,
  words: readonly Word[],
  from: number,
): number | undefined {
  return endFrom(tests, 0, words, from);
}

function endFrom(
  tests: Pattern["tests"],
  at: number,
  words: readonly Word[],
  from: number,
): number | undefined {
  const test = tests[at];
  if (test === undefined) return from;
  if (test === "gap") return endAfterGap(tests, at, words, from);
  const word = words[from];
  return word !== undefined && fits(test, word.key)
    ? endFrom(tests, at + 1, words, from + 1)
    : undefined;
}

function endAfterGap(
  tests: Pattern["tests"],
  at: number,
  words: readonly Word[],
  from: number,
): number | undefined {
  for (let skipped = 0; skipped <= widestGap; skipped += 1) {
    const end = endFrom(tests, at + 1, words, from + skipped);
    if (end !== undefined) return end;
    const word = words[from + skipped];
    if (word === undefined || stopping.test(word.key)) return undefined;
  }
  return undefined;
}
