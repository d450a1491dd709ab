import { formatBrl, formatPercent } from "../../domain/numbers/format.ts";
import { formatCount, formatSignificantPercent } from "../../domain/numbers/format-significant.ts";

export { formatCount as count, formatSignificantPercent as percent };

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

/** ROI: two decimals are plenty. */
export function roi(value: number): string {
  return formatPercent(value);
}

/** "lucro de R$ 208,00", "prejuízo de R$ 12,00". */
export function profitOrLoss(left: number): string {
  return left < 0 ? `prejuízo de ${money(-left)}` : `lucro de ${money(left)}`;
}

/** "1,5 venda", "2 vendas": in Portuguese the plural begins at two. */
function counted(value: number, one: string, many: string): string {
  return `${formatCount(value)} ${value >= 2 ? many : one}`;
}

export function salesCount(value: number): string {
  return counted(value, "venda", "vendas");
}

export function peopleCount(value: number): string {
  return counted(value, "pessoa", "pessoas");
}
