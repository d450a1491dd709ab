import type { Mark } from "../mark.ts";
import type { Segment } from "../segment.ts";

/** A segment of which what it tells from a word on is overruled by what follows: nothing there is judged or named. */
export function overruledFrom(segment: Segment, from: number): Segment {
  const skip: Mark = { start: from, end: segment.words.length, value: { kind: "skip" } };
  const kept = segment.marks.filter(({ end }) => end <= from);
  return { ...segment, overruled: from, marks: [...kept, skip] };
}

/** Places, as keys `segment:word`, of what is overruled: it is quoted for neither side. */
export function overruledIn(segments: readonly Segment[]): ReadonlySet<string> {
  return new Set(
    segments.flatMap(({ words, overruled }, segment) =>
      overruled === undefined
        ? []
        : words.slice(overruled).map((_, offset) => `${segment}:${overruled + offset}`),
    ),
  );
}
