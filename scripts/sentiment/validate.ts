import type { Chances } from "../../ai/providers/drafting/text/sentiment/chances.ts";
import { softmax } from "../../ai/providers/drafting/text/sentiment/evidence.ts";
import type { LabelledClause } from "./data.ts";
import {
  type Example,
  learnWeights,
  scoresOf,
  seededRandom,
  toExample,
  type Weights,
} from "./regression.ts";

const folds = 5;
const mostRounds = 10;

/** Clauses that stay together: a single one, or those of one review. */
export type Group = readonly LabelledClause[];

/** Held-out judgements: none of a group's own clauses had a part in the weights that read them. */
export type Validation = {
  rounds: number;
  /** Scores are multiplied by it, so that probabilities mean what they say. */
  sharpness: number;
  labels: number[];
  scores: number[][];
  /** The weights that did not see a group, by its place. */
  weightsOf: (group: number) => Weights;
};

function lossOf(scores: readonly number[][], labels: readonly number[], sharpness: number): number {
  const losses = scores.map((row, at) => {
    const chances = softmax(row.map((score) => score * sharpness));
    return -Math.log(Math.max(1e-9, chances[labels[at] ?? 0] ?? 0));
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

function leastBy(values: readonly number[], loss: (value: number) => number): number {
  return values.reduce((best, value) => (loss(value) < loss(best) ? value : best));
}

/** Which fifth each of so many is left out with, the same each time. */
export function splitInFolds(count: number): number[] {
  const random = seededRandom(3);
  return Array.from({ length: count }, () => Math.floor(random() * folds));
}

/** Trains on four fifths, judges the last, five times; finds when to stop and how sure to be. */
export function validate(groups: readonly Group[], foldOf: readonly number[]): Validation {
  const examples = groups.map((group) => group.map(toExample));
  const pick = (test: (fold: number) => boolean): Example[] =>
    examples.filter((_, at) => test(foldOf[at] ?? 0)).flat();
  const byRound: number[][][] = Array.from({ length: mostRounds }, () => []);
  const kept: Weights[][] = Array.from({ length: mostRounds }, () => []);
  const labels: number[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const held = pick((other) => other === fold);
    labels.push(...held.map(({ label }) => label));
    learnWeights(
      pick((other) => other !== fold),
      mostRounds,
      (weights, round) => {
        byRound[round]?.push(...held.map((example) => scoresOf(example, weights)));
        kept[round]?.push({ buckets: weights.buckets.slice(), bias: [...weights.bias] });
      },
    );
  }
  const round = leastBy([...byRound.keys()], (at) => lossOf(byRound[at] ?? [], labels, 1));
  const scores = byRound[round] ?? [];
  const candidates = Array.from({ length: 31 }, (_, at) => 0.5 + at * 0.05);
  return {
    rounds: round + 1,
    sharpness: leastBy(candidates, (sharpness) => lossOf(scores, labels, sharpness)),
    labels,
    scores,
    weightsOf: (group) => kept[round]?.[foldOf[group] ?? 0] as Weights,
  };
}

/** What weights take a clause for. */
export function judge(text: string, weights: Weights, sharpness: number): Chances {
  const scores = scoresOf(toExample({ text, label: 2 }), weights);
  const [good = 0, bad = 0, neutral = 0] = softmax(scores.map((score) => score * sharpness));
  return { good, bad, neutral };
}
