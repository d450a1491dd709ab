import { align } from "../../ai/providers/drafting/reviews/net/align.ts";
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

/** For each word of each segment the marked word that it is; none for a comma. */
export function alignMarked(
  segments: readonly Segment[],
  marked: readonly MarkedWord[],
): (MarkedWord | undefined)[][] {
  return align(segments, marked).map((row) =>
    row.map((at) => (at === undefined ? undefined : marked[at])),
  );
}
