import { classOf, conceptOf } from "../../text/sentiment/concept-of.ts";
import { toWords, type Word } from "../../text/words.ts";
import { hashOf } from "../choosing/hashed-model.ts";
import type { Mark } from "../mark.ts";
import { closelyRead, type Segment } from "../segment.ts";
import { align } from "./align.ts";
import type { Bags, Span } from "./operations.ts";

/** Rows of the table of embeddings; a power of two. */
export const tableRows = 2 ** 14;

/** A text as the network takes it in. */
export type Tokens = {
  words: readonly Word[];
  /** Of each word the embeddings that it is the sum of. */
  bags: Bags;
  /** What stands after each word: nothing, a comma and its like, the end of a sentence. */
  after: readonly number[];
  /** The place of each word of each segment among the words; none for a comma. */
  places: readonly (readonly (number | undefined)[])[];
};

/** Letters of the pieces of a word, and how many pieces of one are heard. */
const shortest = 3;
const longest = 5;
const mostPieces = 24;

const rowOf = (sign: string) => hashOf(sign) & (tableRows - 1);

/** The pieces of three to five letters, its ends marked: words that are alike share them. */
function piecesOf(key: string): string[] {
  const whole = `<${key}>`;
  const pieces: string[] = [];
  for (let length = shortest; length <= longest; length += 1)
    for (let at = 0; at + length <= whole.length; at += 1)
      pieces.push(whole.slice(at, at + length));
  return pieces.slice(0, mostPieces);
}

function nameOf({ value }: Mark): string {
  const detail = "class" in value ? value.class : "polarity" in value ? value.polarity : "";
  return `mark:${value.kind}:${detail}`;
}

/** What the lexicon marks each word as. */
function marksOf(segments: readonly Segment[], places: Tokens["places"]): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  const note = (place: number | undefined, name: string) => {
    if (place !== undefined) found.set(place, (found.get(place) ?? new Set()).add(name));
  };
  for (const [number, { marks, contrary }] of segments.entries()) {
    const row = places[number] ?? [];
    for (const mark of marks)
      for (const place of row.slice(mark.start, mark.end)) note(place, nameOf(mark));
    if (contrary)
      note(
        row.find((place) => place !== undefined),
        "contrary",
      );
  }
  return found;
}

function signsOf({ key, stem }: Word, marks: Iterable<string>): string[] {
  const [group, concept] = [classOf(key), conceptOf(key)];
  return [
    `word:${key}`,
    `stem:${stem}`,
    ...(group ? [`class:${group}`] : []),
    ...(concept ? [`concept:${concept}`] : []),
    ...marks,
  ];
}

/** Rows of a matrix, and what each of them counts. */
export type Bag = readonly (readonly [row: number, share: number])[];

/** Every list of rows in one. */
export function toBags(lists: readonly Bag[]): Bags {
  const starts = new Int32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) starts[at + 1] = (starts[at] as number) + list.length;
  const rows = new Int32Array(starts[lists.length] as number);
  const shares = new Float32Array(rows.length);
  let at = 0;
  for (const list of lists)
    for (const [row, share] of list) {
      rows[at] = row;
      shares[at] = share;
      at += 1;
    }
  return { starts, rows, shares };
}

const sentenceEnd = /[.!?…\n;]/;
const comma = /[,:()–—-]/;

function afterOf(words: readonly Word[], text: string): number[] {
  return words.map(({ end }, at) => {
    const gap = text.slice(end, words[at + 1]?.start ?? text.length);
    if (at === words.length - 1 || sentenceEnd.test(gap)) return 2;
    return comma.test(gap) ? 1 : 0;
  });
}

/** The embeddings that a word is the sum of. */
function bagOf(word: Word, marks: Iterable<string>): Bag {
  const pieces = piecesOf(word.key);
  return [
    ...signsOf(word, marks).map((sign) => [rowOf(sign), 1] as const),
    ...pieces.map((piece) => [rowOf(piece), 1 / pieces.length] as const),
  ];
}

/** Articles and prepositions. */
const small = /^(?:[ao]s?|d[aeo]s?|n[ao]s?|em|e|ao?s?)$/;

/** The embeddings that a name is the sum of: the mean of its nouns, and the sign of the whole. */
export function nameBag(name: string): Bag {
  const words = toWords(name);
  const nouns = words.filter(({ key }) => !small.test(key));
  const whole = rowOf(`name:${words.map(({ key }) => key).join(" ")}`);
  return [
    [whole, 1],
    ...nouns.flatMap((word) =>
      bagOf(word, []).map(([row, share]) => [row, share / nouns.length] as const),
    ),
  ];
}

export function tokensOf(text: string, segments: readonly Segment[]): Tokens {
  const words = toWords(text).slice(0, closelyRead);
  const places = align(segments, words);
  const marks = marksOf(segments, places);
  const lists = words.map((word, at) => bagOf(word, marks.get(at) ?? []));
  return { words, bags: toBags(lists), after: afterOf(words, text), places };
}

/** Where the words of a segment are heard; none where they stand too far back. */
export function spanOfPlace(
  { segment, start, end }: { segment: number; start: number; end: number },
  { places }: Tokens,
): Span | undefined {
  const heard = (places[segment] ?? []).slice(start, end).flatMap((place) => place ?? []);
  const [first, last] = [heard.at(0), heard.at(-1)];
  return first === undefined || last === undefined ? undefined : [first, last + 1];
}

/** Where these words stand in a row for the first time. */
export function spanOf(stretch: readonly string[], { words }: Tokens): Span | undefined {
  const from = words.findIndex((_, at) =>
    stretch.every((text, by) => words[at + by]?.text === text),
  );
  return from === -1 || stretch.length === 0 ? undefined : [from, from + stretch.length];
}
