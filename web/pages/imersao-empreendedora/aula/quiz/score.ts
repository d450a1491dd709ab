/** The question that is shown: never beyond the first one that is not answered; `total` is the result. */
export function placeOf(wanted: number, chosen: readonly number[], total: number): number {
  return Math.min(wanted, chosen.length, total);
}
