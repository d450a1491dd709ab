import { eachFeature } from "./features.ts";

/** Probabilities; they add up to 1. */
export type Chances = { good: number; bad: number; neutral: number };

function decode(base64: string): Int8Array {
  const binary = atob(base64);
  return Int8Array.from(binary, (byte) => byte.charCodeAt(0));
}

/** A model as weights.ts holds it. */
export function unpack(packed: {
  base64: string;
  scale: number;
  bias: readonly number[];
}): ClauseModel {
  return { weights: decode(packed.base64), scale: packed.scale, bias: packed.bias };
}

/** Weights of the first and of the second of three, in turns, a pair for each bucket; the third weighs 0. */
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
