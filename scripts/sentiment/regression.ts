import { softmax } from "../../ai/providers/drafting/text/sentiment/evidence.ts";
import { bucketCount, eachFeature } from "../../ai/providers/drafting/text/sentiment/features.ts";
import type { Label, LabelledClause } from "./data.ts";

/** A clause as a sparse vector of length 1. */
export type Example = { buckets: Int32Array; values: Float32Array; label: Label };
/** Praise and blame in turns, a pair for each bucket; neither is held at 0. */
export type Weights = { buckets: Float64Array; bias: [number, number] };

/** Found by cross-validation. */
const firstStep = 2;
const stepDecay = 0.2;
const biasStep = 0.01;
const ridge = 1e-4;

/** mulberry32: the same order each time. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function toExample({ text, label }: LabelledClause): Example {
  const buckets: number[] = [];
  const values: number[] = [];
  eachFeature(text, (bucket, value) => {
    buckets.push(bucket);
    values.push(value);
  });
  const length = Math.hypot(...values) || 1;
  return {
    buckets: Int32Array.from(buckets),
    values: Float32Array.from(values, (value) => value / length),
    label,
  };
}

export function scoresOf({ buckets, values }: Example, { buckets: weights, bias }: Weights) {
  let [good, bad] = bias;
  for (let at = 0; at < buckets.length; at += 1) {
    const place = 2 * (buckets[at] ?? 0);
    good += (weights[place] ?? 0) * (values[at] ?? 0);
    bad += (weights[place + 1] ?? 0) * (values[at] ?? 0);
  }
  return [good, bad, 0];
}

function learn(example: Example, weights: Weights, step: number): void {
  const chances = softmax(scoresOf(example, weights));
  for (const side of [0, 1] as const) {
    const miss = (chances[side] ?? 0) - Number(example.label === side);
    weights.bias[side] -= biasStep * miss;
    for (let at = 0; at < example.buckets.length; at += 1) {
      const place = 2 * (example.buckets[at] ?? 0) + side;
      const weight = weights.buckets[place] ?? 0;
      weights.buckets[place] = weight - step * (miss * (example.values[at] ?? 0) + ridge * weight);
    }
  }
}

/** Multinomial logistic regression by stochastic descent; `onRound` sees the weights after each pass. */
export function learnWeights(
  examples: readonly Example[],
  rounds: number,
  onRound?: (weights: Weights, round: number) => void,
): Weights {
  const random = seededRandom(7);
  const weights: Weights = { buckets: new Float64Array(2 * bucketCount), bias: [0, 0] };
  const order = [...examples];
  for (let round = 0; round < rounds; round += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [order[last], order[other]] = [order[other] as Example, order[last] as Example];
    }
    const step = firstStep / (1 + stepDecay * round);
    for (const example of order) learn(example, weights, step);
    onRound?.(weights, round);
  }
  return weights;
}
