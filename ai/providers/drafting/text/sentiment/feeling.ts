import { type Chances, chancesOf, unpack } from "./chances.ts";
import { packedClauses } from "./weights.ts";

export type Feeling = Chances & {
  /** -1 (blame) to 1 (praise). */
  polarity: number;
  /** Probability of the likeliest of the three, so at least a third. */
  confidence: number;
};

const trained = unpack(packedClauses);

/** Whether a clause or a short sentence praises, blames or only tells. Knows no context; never throws. */
export function feelingOf(text: string): Feeling {
  const chances = chancesOf(text, trained);
  const { good, bad, neutral } = chances;
  return { ...chances, polarity: good - bad, confidence: Math.max(good, bad, neutral) };
}
