import { isStopWord } from "../knowledge/stop-words.ts";
import { endOf, type Pattern } from "../providers/drafting/reviews/pattern.ts";
import type { Word } from "../providers/drafting/text/words.ts";

/** Takes the words of a text as they are written. */
export type PatternSieve = (words: readonly string[]) => boolean;

/** Words that are remembered; a paste of noise must not fill the memory. */
const remembered = 20_000;

/** As much of a word as a pattern looks at. */
function toWord(key: string): Word {
  return { text: key, key, stem: key, start: 0, end: key.length };
}

type WordTest = Exclude<Pattern["tests"][number], "gap">;

/** A comma is no word here, and an end of a word cannot be looked for. @throws Error for a pattern with one of these. */
function writtenWords({ tests }: Pattern): WordTest[] {
  const words = tests.filter((test) => test !== "gap");
  if (words.some(({ exact, suffixes }) => suffixes.length > 0 || exact.has(",")))
    throw new Error("A pattern of a sieve has words and beginnings alone");
  return words.filter(({ any }) => !any);
}

/** The longer its shortest word, the rarer; a word that every text has tells nothing. */
function rarityOf({ exact, prefixes }: WordTest): number {
  const words = [...exact, ...prefixes];
  const shortest = Math.min(...words.map((word) => word.length));
  return words.some(isStopWord) ? shortest / 100 : shortest;
}

/** The word of a pattern that the fewest texts have. */
function rarestOf(pattern: Pattern): WordTest {
  const [first, ...others] = writtenWords(pattern);
  if (!first) throw new Error("A pattern has a word that is written out");
  return others.reduce((best, test) => (rarityOf(test) > rarityOf(best) ? test : best), first);
}

/** Patterns by their rarest word, whole or as a beginning. */
type Shelves = { whole: Map<string, Pattern[]>; begun: Map<string, Pattern[]>; lengths: number[] };

function shelve(patterns: readonly Pattern[]): Shelves {
  const whole = new Map<string, Pattern[]>();
  const begun = new Map<string, Pattern[]>();
  const put = (shelf: Map<string, Pattern[]>, word: string, pattern: Pattern) =>
    shelf.set(word, [...(shelf.get(word) ?? []), pattern]);
  for (const pattern of patterns) {
    const { exact, prefixes } = rarestOf(pattern);
    for (const word of exact) put(whole, word, pattern);
    for (const prefix of prefixes) put(begun, prefix, pattern);
  }
  const lengths = [...new Set([...begun.keys()].map((prefix) => prefix.length))];
  return { whole, begun, lengths };
}

/** A word as the patterns know it, and those of which it is the rarest. */
type Known = { word: Word; patterns: readonly Pattern[] };

/**
 * A quick look before the patterns are searched part by part of a text: whether one of them stands anywhere in the row
 * of all its words. What stands in a part stands in the row, so that nothing is missed; most texts have not even the
 * rarest word of a single pattern.
 * @param keyOf how the patterns know a word.
 */
export function createPatternSieve(
  patterns: readonly Pattern[],
  keyOf: (word: string) => string,
): PatternSieve {
  const { whole, begun, lengths } = shelve(patterns);
  const known = new Map<string, Known>();

  function look(written: string): Known {
    const before = known.get(written);
    if (before) return before;
    const key = keyOf(written);
    const begin = lengths.flatMap((length) => begun.get(key.slice(0, length)) ?? []);
    const now = { word: toWord(key), patterns: [...(whole.get(key) ?? []), ...begin] };
    if (known.size < remembered) known.set(written, now);
    return now;
  }

  return (written) => {
    const words: Word[] = [];
    const possible: Pattern[] = [];
    for (const one of written) {
      const { word, patterns } = look(one);
      words.push(word);
      if (patterns.length > 0) possible.push(...patterns);
    }
    return possible.some((pattern) =>
      words.some((_, at) => endOf(pattern, words, at) !== undefined),
    );
  };
}
