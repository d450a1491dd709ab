import { logistic } from "../../../ai/providers/drafting/reviews/choosing/hashed-model.ts";

/** What readers say of one question, as logits, and whether it is so. */
export type Heard = { logits: readonly number[]; is: boolean };
/** Bias, and what the logit of each reader counts. */
export type Blend = [bias: number, ...readers: number[]];

const rounds = 400;
const rate = 0.5;

export function blended(logits: readonly number[], [bias, ...readers]: Blend): number {
  return logits.reduce((sum, logit, at) => sum + logit * (readers[at] ?? 0), bias);
}

/** A logistic regression over readers, by whole gradient descent: a few numbers need no more. */
export function fitBlend(heard: readonly Heard[]): Blend {
  const readers = heard[0]?.logits.length ?? 0;
  const blend: Blend = [0, ...Array.from({ length: readers }, () => 1 / readers)];
  for (let round = 0; round < rounds; round += 1) {
    const slope = blend.map(() => 0);
    for (const { logits, is } of heard) {
      const miss = logistic(blended(logits, blend)) - Number(is);
      for (const [at, value] of [1, ...logits].entries())
        slope[at] = (slope[at] ?? 0) + (miss * value) / heard.length;
    }
    for (const at of blend.keys()) blend[at] = (blend[at] ?? 0) - rate * (slope[at] ?? 0);
  }
  return blend;
}

/** Share of pairs of one that is and one that is not, ranked the right way round. */
export function rankOf(answers: readonly { chance: number; is: boolean }[]): number {
  const ranked = answers.toSorted((one, other) => one.chance - other.chance);
  let right = 0;
  let lower = 0;
  for (const { is } of ranked) {
    if (is) right += lower;
    else lower += 1;
  }
  return right / Math.max(1, lower * (ranked.length - lower));
}
