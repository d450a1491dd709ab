import type { Segment } from "../segments.ts";

/** Words that segments leave out in a row, at most: "só que", "no entanto". */
const mostLeftOut = 12;

/** For each word of each segment its place among the words of the text; none for a comma. */
export function align(
  segments: readonly Segment[],
  words: readonly { text: string }[],
): (number | undefined)[][] {
  let next = 0;
  return segments.map((segment) =>
    segment.words.map(({ text, key }) => {
      if (key === ",") return undefined;
      for (let at = next; at < Math.min(next + mostLeftOut, words.length); at += 1) {
        if (words[at]?.text !== text) continue;
        next = at + 1;
        return at;
      }
      return undefined;
    }),
  );
}
