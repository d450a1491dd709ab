import { readPoints } from "../../ai/providers/drafting/reviews/points/read-points.ts";
import { toSegments } from "../../ai/providers/drafting/reviews/segments.ts";
import { leaningOf } from "../../ai/providers/drafting/reviews/tone/leaning.ts";
import { signsOf } from "../../ai/providers/drafting/reviews/tone/signs.ts";
import { facesOf, toneOf } from "../../ai/providers/drafting/reviews/tone/tone.ts";
import type { ReviewFeeling } from "../../ai/providers/drafting/text/sentiment/review.ts";
import type { LabelledReview } from "./data.ts";
import { crossFit, fitKinds } from "./fit-kinds.ts";

/** What the lexicon and the habits of a text tell beside what it sounds like. */
function signsIn(text: string, feeling: ReviewFeeling): number[] {
  const segments = toSegments(text);
  const said = readPoints(segments, undefined);
  const firm = toneOf(said, undefined, facesOf(text));
  const leaning = leaningOf(segments, said.named.length > 0, said.points.length + said.good);
  return signsOf({ said, firm, leaning, feeling, text });
}

/** Weights of all signs together, and the held-out chances; `feelings`: what each sounded like to who had not learnt it. */
export function fitVerdict(
  reviews: readonly LabelledReview[],
  feelings: readonly (readonly number[])[],
): { weights: number[][]; chances: number[][] } {
  const witnessed = reviews.map(({ text, kind }, at) => {
    const [praise = 0, complaint = 0, mixed = 0] = feelings[at] ?? [];
    return { evidence: signsIn(text, { praise, complaint, mixed }), kind };
  });
  return { weights: fitKinds(witnessed), chances: crossFit(witnessed) };
}
