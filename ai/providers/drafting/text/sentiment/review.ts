import { toClauses } from "./clauses.ts";
import { evidenceOf, kindChances } from "./evidence.ts";
import { feelingOf } from "./feeling.ts";
import { reviewWeights } from "./weights.ts";

/** Probabilities of what a whole review is; they add up to 1. */
export type ReviewFeeling = { praise: number; complaint: number; mixed: number };

/** Whether a whole review praises, complains or does both. Without a word in it nothing is likelier. */
export function feelingOfReview(text: string): ReviewFeeling {
  const clauses = toClauses(text).map((clause) => ({ ...clause, ...feelingOf(clause.text) }));
  if (clauses.length === 0) return { praise: 1 / 3, complaint: 1 / 3, mixed: 1 / 3 };
  const chances = kindChances(evidenceOf(clauses), reviewWeights);
  const [praise = 0, complaint = 0, mixed = 0] = chances;
  return { praise, complaint, mixed };
}
