import { logistic } from "../../../ai/providers/drafting/reviews/choosing/hashed-model.ts";

/** What two readers say of one question, as logits, and whether it is so. */
export type Heard = { signs: number; network: number; is: boolean };
/** Bias, and what the logit of each reader counts. */
export type Blend = [bias: number, signs: number, network: number];

const rounds = 400;
const rate = 0.5;

/** A logistic regression over two readers, by whole gradient descent: three numbers need no more. */
export function fitBlend(heard: readonly Heard[]): Blend {
  const blend: Blend = [0, 0.5, 0.5];
  for (let round = 0; round < rounds; round += 1) {
    const slope = [0, 0, 0];
    for (const { signs, network, is } of heard) {
      const miss = logistic(blend[0] + blend[1] * signs + blend[2] * network) - Number(is);
      for (const [at, value] of [1, signs, network].entries())
        slope[at] = (slope[at] ?? 0) + (miss * value) / heard.length;
    }
    for (const at of [0, 1, 2] as const) blend[at] -= rate * (slope[at] ?? 0);
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
