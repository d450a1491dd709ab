import {
  candidatesOf,
  type Side,
  type Sided,
} from "../../../ai/providers/drafting/reviews/choosing/candidates.ts";
import { askedOf, nameOn } from "../../../ai/providers/drafting/reviews/net/asked.ts";
import {
  type Asked,
  type MatterAsked,
  numberOf,
  type Stretch,
} from "../../../ai/providers/drafting/reviews/net/network.ts";
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
import type { Judged, MatterReview, NamedReview } from "../data.ts";
import { isTelling } from "../fit-choosing.ts";
import { meantBy, observeMatters } from "../observe-matters.ts";

/** A review as the network takes it in, and what it is to say of it. */
export type Lesson = {
  tokens: Tokens;
  tone: Sided;
  asked: Asked[];
  /** Whether a strict owner would have each name said for its side; none where nobody judged it. */
  isNamed: (boolean | undefined)[];
  stretches: Stretch[];
  isTold: boolean[];
  /** Whether a strict owner would have each stretch quoted; none where nobody judged it. */
  isQuoted: (boolean | undefined)[];
  /** What may tell of a matter. */
  places: MatterAsked[];
  /** Whether the matter of each place is there. */
  isTrue: boolean[];
  /** Of each word: praise, blame or neither, what it is about, whether a reply would name it. */
  words: { label: number; topics: readonly string[]; starred: boolean }[];
};

/** Whether this is judged fit for its side; what is fit for the other side alone is not, nor what a text has no side for. */
function judgedAs(
  text: string,
  side: Side,
  { judged, sides }: { judged: Judged | undefined; sides: readonly Side[] },
): boolean | undefined {
  if (!sides.includes(side)) return false;
  const told = text.toLowerCase();
  const [of, other] = side === "good" ? [judged?.good, judged?.bad] : [judged?.bad, judged?.good];
  if (of?.includes(told)) return true;
  return judged?.unfit.includes(told) || other?.includes(told) ? false : undefined;
}

/** What was judged of a review, where it was. */
export type JudgedReview = { quotes: Judged | undefined; names: Judged | undefined };

/** The sides that a text of a kind has. */
function sidesOf(tone: Sided): readonly Side[] {
  if (tone === "mixed") return ["good", "bad"];
  return [tone === "praise" ? "good" : "bad"];
}

/** Each candidate with each side that it may be named for. */
export function namesOf({ text }: NamedReview, tone: Sided) {
  const segments = toSegments(text);
  const all = candidatesOf(readPoints(segments, undefined), segments, tone);
  return all.flatMap((candidate, at) => sidesOf(tone).map((side) => ({ candidate, at, side })));
}

/**
 * A review with what was judged of it. `heardAs`: the tone that it is taken for; in what is told of one side only nothing
 * is fit for the other, whatever was heard.
 */
export function lessonOf(
  review: NamedReview,
  { quotes, names }: JudgedReview,
  heardAs?: Sided,
): Lesson {
  const told: Sided = reviewKinds[review.kind] ?? "mixed";
  const tone = heardAs ?? told;
  const ofQuotes = { judged: quotes, sides: sidesOf(told) };
  const ofNames = { judged: names, sides: sidesOf(told) };
  const tokens = tokensOf(review.text, toSegments(review.text));
  const asked = namesOf(review, tone);
  const sides = sidesOf(tone);
  const marked = markedWords(review);
  const stretches = fragmentsOf(review.text).flatMap(({ text, whole }) => {
    const words = toWords(text).map((word) => word.text);
    const span = spanOf(words, tokens);
    if (span === undefined) return [];
    return sides.map((side) => ({
      stretch: { span, side: numberOf(side), whole },
      isTold: isTelling(text, marked, side === "good" ? 1 : -1),
      isQuoted: judgedAs(text, side, ofQuotes),
    }));
  });
  return {
    tokens,
    tone,
    asked: asked.map(({ candidate, side }) => askedOf(candidate, side, tokens)),
    isNamed: asked.map(({ candidate, side }) =>
      judgedAs(nameOn(side, candidate.point), side, ofNames),
    ),
    stretches: stretches.map(({ stretch }) => stretch),
    isTold: stretches.map(({ isTold }) => isTold),
    isQuoted: stretches.map(({ isQuoted }) => isQuoted),
    places: [],
    isTrue: [],
    words: marked
      .slice(0, tokens.words.length)
      .map(({ clause, starred }) => ({ label: clause.label, topics: clause.topics, starred })),
  };
}

/** A review with what may tell of a matter; `isRated`: whether its stars tell its tone. */
export function matterLessonOf(review: MatterReview, isRated: boolean): Lesson {
  const meant = meantBy(review, isRated);
  const { tokens, seeming } = observeMatters(review, meant);
  const heard = seeming.flatMap(({ matter, span, observed }) =>
    span ? [{ place: { matter, span }, is: observed.is }] : [],
  );
  return {
    tokens,
    tone: meant === "unknown" ? "mixed" : meant,
    asked: [],
    isNamed: [],
    stretches: [],
    isTold: [],
    isQuoted: [],
    places: heard.map(({ place }) => place),
    isTrue: heard.map(({ is }) => is),
    words: [],
  };
}
