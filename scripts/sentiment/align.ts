import type { Segment } from "../../ai/providers/drafting/reviews/segments.ts";
import { toWords } from "../../ai/providers/drafting/text/words.ts";
import type { NamedClause, NamedReview } from "./data.ts";

/** A word of a marked review. */
export type MarkedWord = { text: string; starred: boolean; clause: NamedClause };

/** The words of a review in order, each with its clause and whether a reply would name it. */
export function markedWords({ clauses }: NamedReview): MarkedWord[] {
  return clauses.flatMap((clause) =>
    clause.starred
      .split("*")
      .flatMap((part, at) =>
        toWords(part).map(({ text }) => ({ text, starred: at % 2 === 1, clause })),
      ),
  );
}

/** Words that segments leave out in a row, at most: "só que", "no entanto". */
const mostLeftOut = 12;

/** For each word of each segment the marked word that it is; none for a comma. */
export function align(
  segments: readonly Segment[],
  marked: readonly MarkedWord[],
): (MarkedWord | undefined)[][] {
  let next = 0;
  return segments.map(({ words }) =>
    words.map(({ text, key }) => {
      if (key === ",") return undefined;
      const ahead = marked.slice(next, next + mostLeftOut);
      const by = ahead.findIndex((word) => word.text === text);
      if (by === -1) return undefined;
      next += by + 1;
      return ahead[by];
    }),
  );
}
