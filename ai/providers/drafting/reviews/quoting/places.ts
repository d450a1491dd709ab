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

/** Where the words of a stretch stand. */
export function placesOf(text: string, all: readonly Placed[]): string[] {
  const told = toWords(text).map((word) => word.text);
  const start = all.findIndex((_, at) =>
    told.every((word, offset) => all[at + offset]?.word === word),
  );
  return start < 0 ? [] : all.slice(start, start + told.length).map(placeKey);
}
