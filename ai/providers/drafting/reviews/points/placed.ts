import type { Quality } from "../lexicon/opinion.ts";
import type { Judgement } from "./judge.ts";

/** A judgement in its place in the text. */
export type Placed = Omit<Judgement, "quality"> & {
  quality?: Quality | undefined;
  /** Number of its segment. */
  segment: number;
  /** Perhaps told of the time before the shop helped. */
  fragile: boolean;
  /** Lent by the words around. */
  faint?: true;
  /** As of a point. */
  salience?: number;
};

/** Above 0 where praise outweighs blame, below 0 where blame does. */
export function sumOf(judgements: readonly Judgement[]): number {
  return judgements.reduce((total, { polarity }) => total + polarity, 0);
}

/** Says nothing about anything named. */
export function isGeneral({ thing, quality }: Judgement): boolean {
  return thing === undefined && quality === undefined;
}

/** A quiet word about nothing named lends no polarity. */
export function isHint(judgement: Judgement): boolean {
  return isGeneral(judgement) && judgement.opinion?.quiet === true;
}
