import { kindChances, reviewKinds } from "../../ai/providers/drafting/text/sentiment/evidence.ts";

/** The evidence of one review and the place of its kind. */
export type Witnessed = { evidence: readonly number[]; kind: number };

const rounds = 3000;
const step = 0.5;
const ridge = 0.003;

/** How the loss rises with each weight; `ridge` pulls all of them to 0. */
function slopesOf(reviews: readonly Witnessed[], weights: readonly (readonly number[])[]) {
  const slopes = weights.map((row) => row.map((weight) => ridge * weight));
  for (const { evidence, kind } of reviews) {
    const chances = kindChances(evidence, weights);
    for (const [row, slope] of slopes.entries()) {
      const miss = ((chances[row] ?? 0) - Number(row === kind)) / reviews.length;
      for (const [at, value] of evidence.entries()) slope[at] = (slope[at] ?? 0) + miss * value;
    }
  }
  return slopes;
}

/** Multinomial logistic regression by plain descent: a row of weights for each kind. */
export function fitKinds(reviews: readonly Witnessed[]): number[][] {
  const size = reviews[0]?.evidence.length ?? 0;
  let weights = reviewKinds.map(() => new Array<number>(size).fill(0));
  for (let round = 0; round < rounds; round += 1) {
    const slopes = slopesOf(reviews, weights);
    weights = weights.map((row, kind) =>
      row.map((weight, at) => weight - step * (slopes[kind]?.[at] ?? 0)),
    );
  }
  // Two decimals are enough, and the rows of weights.ts stay within a line.
  return weights.map((row) => row.map((weight) => Number(weight.toFixed(2))));
}

/** The chances of each review by weights that did not see it: every fifth is held out in turn. */
export function crossFit(reviews: readonly Witnessed[]): number[][] {
  const folds = 5;
  const chances: number[][] = reviews.map(() => []);
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = fitKinds(reviews.filter((_, at) => at % folds !== fold));
    for (const [at, { evidence }] of reviews.entries()) {
      if (at % folds === fold) chances[at] = kindChances(evidence, weights);
    }
  }
  return chances;
}
