/** How many of the chosen options of a quiz are the right ones. */
export function countRight(chosen: readonly number[], right: readonly number[]): number {
  return right.filter((option, place) => chosen[place] === option).length;
}
