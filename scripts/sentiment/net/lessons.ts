import {
  candidatesOf,
  type Sided,
} from "../../../ai/providers/drafting/reviews/choosing/candidates.ts";
import type { Asked, Stretch } from "../../../ai/providers/drafting/reviews/net/network.ts";
import {
  spanOf,
  type Tokens,
  tokensOf,
} from "../../../ai/providers/drafting/reviews/net/tokens.ts";
import { readPoints } from "../../../ai/providers/drafting/reviews/points/read-points.ts";
import { fragmentsOf } from "../../../ai/providers/drafting/reviews/quoting/quotes.ts";
import { toSegments } from "../../../ai/providers/drafting/reviews/segments.ts";
import { reviewKinds } from "../../../ai/providers/drafting/text/sentiment/evidence.ts";
import { toWords } from "../../../ai/providers/drafting/text/words.ts";
import { markedWords } from "../align.ts";
import type { NamedReview } from "../data.ts";
import { observe } from "../fit-choosing.ts";

/** A review as the network takes it in, and what it is to say of it. */
export type Lesson = {
  tokens: Tokens;
  tone: Sided;
  asked: Asked[];
  isNamed: boolean[];
  stretches: Stretch[];
  isTold: boolean[];
  /** For each stretch its place among all that were observed. */
  observed: number[];
  /** Of each word: praise, blame or neither, what it is about, whether a reply would name it. */
  words: { label: number; topics: readonly string[]; starred: boolean }[];
};

/** What is asked here does not hang on how the text sounds. */
const deaf = () => ({ good: 1 / 3, bad: 1 / 3, neutral: 1 / 3 });

export function lessonOf(review: NamedReview): Lesson {
  const tone: Sided = reviewKinds[review.kind] ?? "mixed";
  const segments = toSegments(review.text);
  const tokens = tokensOf(review.text, segments);
  const { naming, telling } = observe(review, deaf);
  const asked = candidatesOf(readPoints(segments, undefined), segments, tone).map(
    ({ point, source }) => ({
      at: tokens.places[point.segment ?? -1]?.[point.at ?? -1],
      source,
      polarity: point.polarity,
    }),
  );
  const sides = tone === "mixed" ? ([0, 1] as const) : ([tone === "praise" ? 0 : 1] as const);
  const stretches = fragmentsOf(review.text)
    .map(({ text }) =>
      spanOf(
        toWords(text).map((word) => word.text),
        tokens,
      ),
    )
    .flatMap((span) => sides.map((side) => span && { span, side }));
  const observed = stretches.flatMap((stretch, at) => (stretch ? [at] : []));
  return {
    tokens,
    tone,
    asked,
    isNamed: naming.map(({ is }) => is),
    stretches: stretches.flatMap((stretch) => stretch ?? []),
    isTold: observed.map((at) => telling[at]?.is === true),
    observed,
    words: markedWords(review)
      .slice(0, tokens.words.length)
      .map(({ clause, starred }) => ({ label: clause.label, topics: clause.topics, starred })),
  };
}
