import { formatDecimal, formatInteger, formatPercent } from "./format.ts";

/** Figures that count when a number is below one: 0,0625% is not 0,06%. */
const significant = 3;

/** Two decimals, or as many as leave three figures of a number below one. */
function decimalsFor(value: number): number {
  const size = Math.abs(value);
  if (size >= 1 || size === 0) return 2;
  return Math.min(12, significant - 1 - Math.floor(Math.log10(size)));
}

/** `0,0625%`, where two decimals would say 0,06%. */
export function formatSignificantPercent(percent: number): string {
  return formatPercent(percent, decimalsFor(percent));
}

/** Whole numbers whole, others with the decimals that count. */
export function formatCount(value: number): string {
  return Number.isInteger(value) ? formatInteger(value) : formatDecimal(value, decimalsFor(value));
}
