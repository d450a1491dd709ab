import type { Segment } from "../segments.ts";

const past = /^(?:\p{L}{2,}(?:ei|ou|eu|iu|ava|avam|aram|eram|iram|amos|emos)|veio|fiz|fui)$/u;

/** An account of what happened, long enough to be one. */
export function tellsStory(segments: readonly Segment[]): boolean {
  const words = segments.flatMap((segment) => segment.words);
  return words.length > 4 && words.some(({ key }) => past.test(key));
}
