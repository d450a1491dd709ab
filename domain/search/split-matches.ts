import { fold, toSearchKey } from "./fold.ts";

/** A piece of a text; `hit` when the query matched it. Joined, the pieces are the text. */
export type MatchSegment = { text: string; hit: boolean };

/** `key[i]` stands for `text.slice(start[i], end[i])`: whole code points with their combining marks. */
type FoldedText = { key: string; start: number[]; end: number[] };

/** Half-open range of UTF-16 indexes. */
type Range = [from: number, to: number];

function foldWithIndexes(text: string): FoldedText {
  const folded: FoldedText = { key: "", start: [], end: [] };
  let index = 0;
  for (const character of text) {
    const from = index;
    index += character.length;
    const piece = fold(character).replace(/\s/g, " ");
    const joinsPrevious = piece === "" || (piece === " " && folded.key.endsWith(" "));
    if (joinsPrevious && folded.end.length > 0) stretchLast(folded, index);
    else append(folded, piece, [from, index]);
  }
  return folded;
}

/** A combining mark belongs to all units of the character before: a query may end inside a pair. */
function stretchLast({ start, end }: FoldedText, to: number): void {
  const last = start.at(-1);
  for (let unit = end.length - 1; unit >= 0 && start[unit] === last; unit -= 1) end[unit] = to;
}

function append(folded: FoldedText, piece: string, [from, to]: Range): void {
  folded.key += piece;
  for (let unit = 0; unit < piece.length; unit += 1) {
    folded.start.push(from);
    folded.end.push(to);
  }
}

/** Where the key occurs, in order; occurrences that touch or share a character become one range. */
function findRanges({ key: folded, start, end }: FoldedText, key: string): Range[] {
  const ranges: Range[] = [];
  for (let at = folded.indexOf(key); at !== -1; at = folded.indexOf(key, at + key.length)) {
    const from = start[at] ?? 0;
    const to = end[at + key.length - 1] ?? from;
    const last = ranges.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else ranges.push([from, to]);
  }
  return ranges;
}

/**
 * The text cut where the query matches it, for highlighting; matches as `matchPrompts` does and never cuts a
 * character from its accents. An empty query hits nothing; an empty text has no segments.
 */
export function splitMatches(text: string, query: string): MatchSegment[] {
  const key = toSearchKey(query);
  const ranges = key === "" ? [] : findRanges(foldWithIndexes(text), key);
  const segments: MatchSegment[] = [];
  let done = 0;
  for (const [from, to] of ranges) {
    segments.push({ text: text.slice(done, from), hit: false });
    segments.push({ text: text.slice(from, to), hit: true });
    done = to;
  }
  segments.push({ text: text.slice(done), hit: false });
  return segments.filter((segment) => segment.text !== "");
}
