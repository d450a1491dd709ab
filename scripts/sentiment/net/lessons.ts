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
import type { JudgedQuotes, NamedReview } from "../data.ts";
import { isTelling, observe } from "../fit-choosing.ts";

/** A review as the network takes it in, and what it is to say of it. */
export type Lesson = {
  tokens: Tokens;
  tone: Sided;
  asked: Asked[];
  isNamed: boolean[];
  stretches: Stretch[];
  isTold: boolean[];
  /** Whether a strict owner would have each stretch quoted; none where nobody judged it. */
  isQuoted: (boolean | undefined)[];
  /** Of each word: praise, blame or neither, what it is about, whether a reply would name it. */
  words: { label: number; topics: readonly string[]; starred: boolean }[];
};

/** What is asked here does not hang on how the text sounds. */
const deaf = () => ({ good: 1 / 3, bad: 1 / 3, neutral: 1 / 3 });

/** Whether a stretch is judged fit for its side; what is fit for the other side is not. */
function judgedAs(text: string, side: 0 | 1, judged: JudgedQuotes | undefined) {
  const told = text.toLowerCase();
  const [of, other] = side === 0 ? [judged?.good, judged?.bad] : [judged?.bad, judged?.good];
  if (of?.includes(told)) return true;
  return judged?.unfit.includes(told) || other?.includes(told) ? false : undefined;
}

/** `judged`: its stretches, where they were judged. */
export function lessonOf(review: NamedReview, judged: JudgedQuotes | undefined): Lesson {
  const tone: Sided = reviewKinds[review.kind] ?? "mixed";
  const segments = toSegments(review.text);
  const tokens = tokensOf(review.text, segments);
  const { naming } = observe(review, deaf);
  const marked = markedWords(review);
  const asked = candidatesOf(readPoints(segments, undefined), segments, tone).map(
    ({ point, source }) => ({
      at: tokens.places[point.segment ?? -1]?.[point.at ?? -1],
      source,
      polarity: point.polarity,
    }),
  );
  const sides = tone === "mixed" ? ([0, 1] as const) : ([tone === "praise" ? 0 : 1] as const);
  const stretches = fragmentsOf(review.text).flatMap(({ text, whole }) => {
    const words = toWords(text).map((word) => word.text);
    const span = spanOf(words, tokens);
    if (span === undefined) return [];
    return sides.map((side) => ({
      stretch: { span, side, whole },
      isTold: isTelling(text, marked, side === 0 ? 1 : -1),
      isQuoted: judgedAs(text, side, judged),
    }));
  });
  return {
    tokens,
    tone,
    asked,
    isNamed: naming.map(({ is }) => is),
    stretches: stretches.map(({ stretch }) => stretch),
    isTold: stretches.map(({ isTold }) => isTold),
    isQuoted: stretches.map(({ isQuoted }) => isQuoted),
    words: marked
      .slice(0, tokens.words.length)
      .map(({ clause, starred }) => ({ label: clause.label, topics: clause.topics, starred })),
  };
}
