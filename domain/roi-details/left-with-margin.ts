import { exact, minus, times, toCents } from "../roi/exact.ts";

/** BRL that are left of a revenue after product, fees and what was spent on the advertisement. */
export function leftWithMargin(revenue: number, spent: number, marginPercent: number): number {
  const rest = times(times(exact(revenue), exact(marginPercent)), exact(0.01));
  return toCents(minus(rest, exact(spent)));
}
