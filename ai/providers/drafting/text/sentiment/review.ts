import { chancesOf, unpack } from "./chances.ts";
import { toClauses } from "./clauses.ts";
import { evidenceOf, kindChances } from "./evidence.ts";
import { feelingOf } from "./feeling.ts";
import { packedReviews, reviewWeights } from "./weights.ts";

/** Probabilities of what a whole review is; they add up to 1. */
export type ReviewFeeling = { praise: number; complaint: number; mixed: number };

const trained = unpack(packedReviews);

/** Whether a whole review praises, complains or does both. Without a word in it nothing is likelier. */
export function feelingOfReview(text: string): ReviewFeeling {
  const clauses = toClauses(text).map((clause) => ({ ...clause, ...feelingOf(clause.text) }));
  if (clauses.length === 0) return { praise: 1 / 3, complaint: 1 / 3, mixed: 1 / 3 };
  const { good, bad, neutral } = chancesOf(text, trained);
  const chances = kindChances(evidenceOf(clauses, [good, bad, neutral]), reviewWeights);
  const [praise = 0, complaint = 0, mixed = 0] = chances;
  return { praise, complaint, mixed };
}
