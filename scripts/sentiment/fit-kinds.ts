import {
  kindChances,
  reviewKinds,
  softmax,
} from "../../ai/providers/drafting/text/sentiment/evidence.ts";

/** The evidence of one review and the place of its kind. */
export type Witnessed = { evidence: readonly number[]; kind: number };

/** Descent with momentum (Polyak 1964). */
const rounds = 400;
const step = 0.05;
const momentum = 0.9;
const ridge = 0.0005;

/** How far each figure scatters; one that never changes is left as it is. */
function scatterOf(reviews: readonly Witnessed[]): number[] {
  const size = reviews[0]?.evidence.length ?? 0;
  return Array.from({ length: size }, (_, at) => {
    const values = reviews.map(({ evidence }) => evidence[at] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return Math.sqrt(square) || 1;
  });
}

/** Evidence of even scatter, row after row. */
type Figures = { values: Float64Array; size: number; kinds: readonly number[] };

function figuresOf(reviews: readonly Witnessed[], scatter: readonly number[]): Figures {
  const size = scatter.length;
  const values = new Float64Array(reviews.length * size);
  for (const [row, { evidence }] of reviews.entries()) {
    for (let at = 0; at < size; at += 1)
      values[row * size + at] = (evidence[at] ?? 0) / (scatter[at] ?? 1);
  }
  return { values, size, kinds: reviews.map(({ kind }) => kind) };
}

/** How the loss rises with each weight, a row for each kind; `ridge` pulls all of them to 0. */
function slopesOf({ values, size, kinds }: Figures, weights: Float64Array): Float64Array {
  const slopes = weights.map((weight) => ridge * weight);
  const scores = reviewKinds.map(() => 0);
  for (let row = 0; row < kinds.length; row += 1) {
    const from = row * size;
    for (let kind = 0; kind < scores.length; kind += 1) {
      let score = 0;
      for (let at = 0; at < size; at += 1)
        score += (weights[kind * size + at] ?? 0) * (values[from + at] ?? 0);
      scores[kind] = score;
    }
    for (const [kind, chance] of softmax(scores).entries()) {
      const miss = (chance - Number(kind === kinds[row])) / kinds.length;
      for (let at = 0; at < size; at += 1) {
        const place = kind * size + at;
        slopes[place] = (slopes[place] ?? 0) + miss * (values[from + at] ?? 0);
      }
    }
  }
  return slopes;
}

/** Multinomial logistic regression on figures of the same scatter: a row of weights for each kind. */
export function fitKinds(reviews: readonly Witnessed[]): number[][] {
  const scatter = scatterOf(reviews);
  const figures = figuresOf(reviews, scatter);
  const weights = new Float64Array(reviewKinds.length * scatter.length);
  const speed = new Float64Array(weights.length);
  for (let round = 0; round < rounds; round += 1) {
    const slopes = slopesOf(figures, weights);
    for (let at = 0; at < weights.length; at += 1) {
      speed[at] = momentum * (speed[at] ?? 0) - step * (slopes[at] ?? 0);
      weights[at] = (weights[at] ?? 0) + (speed[at] ?? 0);
    }
  }
  // Two decimals are enough, and the rows of weights.ts stay within a line.
  return reviewKinds.map((_, kind) =>
    scatter.map((one, at) => Number(((weights[kind * scatter.length + at] ?? 0) / one).toFixed(2))),
  );
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
