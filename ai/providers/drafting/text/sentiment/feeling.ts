import { type Chances, type ClauseModel, chancesOf } from "./chances.ts";
import { bucketCount } from "./features.ts";
import { clauseBias, clauseScale, clauseWeights } from "./weights.ts";

export type Feeling = Chances & {
  /** -1 (blame) to 1 (praise). */
  polarity: number;
  /** Probability of the likeliest of the three, so at least a third. */
  confidence: number;
};

function decode(base64: string): Int8Array {
  const binary = atob(base64);
  return Int8Array.from({ length: 2 * bucketCount }, (_, at) => binary.charCodeAt(at));
}

const trained: ClauseModel = {
  weights: decode(clauseWeights),
  scale: clauseScale,
  bias: clauseBias,
};

/** Whether a clause or a short sentence praises, blames or only tells. Knows no context; never throws. */
export function feelingOf(text: string): Feeling {
  const chances = chancesOf(text, trained);
  const { good, bad, neutral } = chances;
  return { ...chances, polarity: good - bad, confidence: Math.max(good, bad, neutral) };
}
