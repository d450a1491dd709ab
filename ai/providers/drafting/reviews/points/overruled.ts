import type { Mark } from "../mark.ts";
import type { Segment } from "../segment.ts";

/** A segment of which what it tells from a word on is overruled by what follows: nothing there is judged or named. */
export function overruledFrom(segment: Segment, from: number): Segment {
  const skip: Mark = { start: from, end: segment.words.length, value: { kind: "skip" } };
  const kept = segment.marks.filter(({ end }) => end <= from);
  return { ...segment, overruled: from, marks: [...kept, skip] };
}

/** Words of a segment, from the first up to before the last, that what follows overrules: what was conceded, feared or mended. */
function overruledSpan({ words, overruled, mended = 0 }: Segment): { from: number; to: number } {
  return overruled === undefined ? { from: 0, to: mended } : { from: overruled, to: words.length };
}

/** Whether the word at a place of a segment is overruled. */
export function isOverruled(segment: Segment, at: number): boolean {
  const { from, to } = overruledSpan(segment);
  return at >= from && at < to;
}

/** Places, as keys `segment:word`, of what is overruled: it is quoted and named for neither side. */
export function overruledIn(segments: readonly Segment[]): ReadonlySet<string> {
  return new Set(
    segments.flatMap((one, segment) => {
      const { from, to } = overruledSpan(one);
      return one.words.slice(from, to).map((_, offset) => `${segment}:${from + offset}`);
    }),
  );
}
