import {
  formatBrl,
  formatDecimal,
  formatInteger,
  formatPercent,
} from "../../domain/numbers/format.ts";

/** Figures that count when a number is below one: 0,0625% is not 0,06%. */
const significant = 3;

/** Two decimals, or as many as leave three figures of a number below one. */
function decimalsFor(value: number): number {
  const size = Math.abs(value);
  if (size >= 1 || size === 0) return 2;
  return Math.min(12, significant - 1 - Math.floor(Math.log10(size)));
}

/**
 * "R$ 1.234,56" with an ordinary space: the text is copied into messages and searched, and the models write it so
 * too. (`formatBrl` has a no-break space there.)
 */
export function money(value: number): string {
  return formatBrl(value).replaceAll("\u00A0", " ");
}

/** Money of something that costs or brings a little: never "R$ 0,00" for what is not nothing. */
export function shareOfReal(value: number): string {
  return value < 0.005 ? "menos de um centavo" : money(value);
}

export function percent(value: number): string {
  return formatPercent(value, decimalsFor(value));
}

/** ROI: two decimals are plenty. */
export function roi(value: number): string {
  return formatPercent(value);
}

export function count(value: number): string {
  return Number.isInteger(value) ? formatInteger(value) : formatDecimal(value, decimalsFor(value));
}

/** "1,5 venda", "2 vendas": in Portuguese the plural begins at two. */
function counted(value: number, one: string, many: string): string {
  return `${count(value)} ${value >= 2 ? many : one}`;
}

export function salesCount(value: number): string {
  return counted(value, "venda", "vendas");
}

export function peopleCount(value: number): string {
  return counted(value, "pessoa", "pessoas");
}
