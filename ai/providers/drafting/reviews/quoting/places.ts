import { toWords } from "../../text/words.ts";
import type { Place } from "../choosing/side-signs.ts";
import type { Segment } from "../segments.ts";

/** How a word's place is told. */
export function placeKey({ segment, at }: Partial<Place>): string {
  return `${segment}:${at}`;
}

type Placed = Place & { word: string };

/** The words of a text with their places; commas part nothing here. */
export function wordsOf(segments: readonly Segment[]): Placed[] {
  return segments.flatMap(({ words }, segment) =>
    words.flatMap(({ key, text }, at) => (key === "," ? [] : [{ word: text, segment, at }])),
  );
}

/** What a text turns with, which stands in no segment. */
const turning =
  /^(?:s[oó]|que|mas|por[eé]m|agora|j[aá]|menos|exceto|tirando|apenas|somente|[uú]nic[oa]|pena|coisa|[eé]|[oa])$/iu;

/** The words of a stretch from here on, those left out that it turns with; none where it does not stand here. */
function matchedAt(told: readonly string[], all: readonly Placed[], start: number): Placed[] {
  const found: Placed[] = [];
  for (const word of told) {
    const next = all[start + found.length];
    if (next?.word === word) found.push(next);
    else if (found.length === 0 || !turning.test(word)) return [];
  }
  return found;
}

/** Where the words of a stretch stand. */
export function placesOf(text: string, all: readonly Placed[]): string[] {
  const told = toWords(text).map((word) => word.text);
  const first = told.findIndex((word) => !turning.test(word));
  const openings = [told, ...(first > 0 ? [told.slice(first)] : [])];
  for (const words of openings) {
    for (const start of all.keys()) {
      const found = matchedAt(words, all, start);
      if (found.length > 0) return found.map(placeKey);
    }
  }
  return [];
}
