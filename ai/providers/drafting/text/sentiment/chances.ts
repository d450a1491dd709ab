import { eachFeature } from "./features.ts";

/** Probabilities; they add up to 1. */
export type Chances = { good: number; bad: number; neutral: number };

/** Weights of praise and of blame, in turns, a pair for each bucket; nothing said weighs 0. */
export type ClauseModel = { weights: ArrayLike<number>; scale: number; bias: readonly number[] };

export function chancesOf(text: string, { weights, scale, bias }: ClauseModel): Chances {
  let good = 0;
  let bad = 0;
  let square = 0;
  eachFeature(text, (bucket, value) => {
    good += (weights[2 * bucket] ?? 0) * value;
    bad += (weights[2 * bucket + 1] ?? 0) * value;
    square += value * value;
  });
  const unit = scale / (Math.sqrt(square) || 1);
  const forGood = Math.exp(good * unit + (bias[0] ?? 0));
  const forBad = Math.exp(bad * unit + (bias[1] ?? 0));
  const sum = 1 + forGood + forBad;
  return { good: forGood / sum, bad: forBad / sum, neutral: 1 / sum };
}
