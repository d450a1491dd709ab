/** 1.005 is stored as a little less: the tiny share lifts it back over the half. */
export function toCents(value: number): number {
  return Math.round(value * 100 * (1 + Number.EPSILON)) / 100;
}
