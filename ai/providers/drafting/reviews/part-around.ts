import type { Word } from "../text/words.ts";

/** What stands between two commas around a word. */
export function partAround(words: readonly Word[], at: number): Word[] {
  let start = at;
  let end = at;
  while (start > 0 && words[start - 1]?.key !== ",") start -= 1;
  while (end < words.length && words[end]?.key !== ",") end += 1;
  return words.slice(start, end);
}
