import type { Chances } from "./chances.ts";
import type { Clause } from "./clauses.ts";

export const reviewKinds = ["praise", "complaint", "mixed"] as const;

/** A clause with what it was taken for. */
export type Judged = Clause & Chances;

function polarityOf(clause: Judged | undefined): number {
  return clause === undefined ? 0 : clause.good - clause.bad;
}

/** How far the text swings from praise to blame and back; `contrary` weighs swings at a "mas" only. */
function swings(clauses: readonly Judged[], contrary: boolean): [number, number] {
  let down = 0;
  let up = 0;
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1];
    if (before === undefined || (contrary && !clause.contrary)) continue;
    down = Math.max(down, before.good * clause.bad);
    up = Math.max(up, before.bad * clause.good);
  }
  return [down, up];
}

/** Long clauses weigh more, by the root of their length. */
function meanOf(clauses: readonly Judged[], value: (clause: Judged) => number): number {
  const weights = clauses.map(({ words }) => Math.sqrt(words));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const weighed = clauses.reduce(
    (total, clause, at) => total + value(clause) * (weights[at] ?? 0),
    0,
  );
  return sum === 0 ? 0 : weighed / sum;
}

function strongest(clauses: readonly Judged[], value: (clause: Judged) => number): number {
  return clauses.reduce((most, clause) => Math.max(most, value(clause)), 0);
}

/** No chance is so small that the text as a whole outweighs all its clauses. */
function log(chance: number): number {
  return Math.log(Math.max(0.01, chance));
}

/**
 * What the kind of a review is told from: a figure each, the first is always 1. `whole`: the chances of each kind by
 * the words of the text as a whole.
 */
export function evidenceOf(clauses: readonly Judged[], whole: readonly number[]): number[] {
  const [praise = 0, complaint = 0, mixed = 0] = whole.map(log);
  const good = strongest(clauses, (clause) => clause.good);
  const bad = strongest(clauses, (clause) => clause.bad);
  return [
    1,
    meanOf(clauses, (clause) => clause.good),
    meanOf(clauses, (clause) => clause.bad),
    good,
    bad,
    good * bad,
    polarityOf(clauses[0]),
    polarityOf(clauses.at(-1)),
    ...swings(clauses, false),
    ...swings(clauses, true),
    Math.log(1 + clauses.length),
    praise - complaint,
    mixed - (praise + complaint) / 2,
  ];
}

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

export function kindChances(
  evidence: readonly number[],
  weights: readonly (readonly number[])[],
): number[] {
  return softmax(
    weights.map((row) =>
      row.reduce((score, weight, at) => score + weight * (evidence[at] ?? 0), 0),
    ),
  );
}
