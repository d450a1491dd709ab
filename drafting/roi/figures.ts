import { formatBrl } from "../../domain/numbers/format.ts";
import { formatCount, formatSignificantPercent } from "../../domain/numbers/format-significant.ts";

export { formatCount as count, formatSignificantPercent as percent };

/**
 * "R$ 1.234,56", whole reais without cents; its no-break space (U+00A0) stays when the text is copied into messages.
 */
export function money(value: number): string {
  return formatBrl(value).replace(/,00$/, "");
}

/** What is only expected: from R$ 10 on the cents say nothing. */
export function about(value: number): string {
  return `cerca de ${money(Math.abs(value) < 10 ? value : Math.round(value))}`;
}

/** What has to be passed: "mais de R$ 15", "R$ 23 ou mais". */
export function atLeast(value: number): string {
  return Number.isInteger(value) ? `mais de ${money(value)}` : `${money(Math.ceil(value))} ou mais`;
}

/** Money of something that costs or brings a little: never "R$ 0" for what is not nothing. */
export function shareOfReal(value: number): string {
  return value > 0 && value < 0.005 ? "menos de um centavo" : money(value);
}

/** "1 venda", "2 vendas": whole, as sales are. */
export function salesCount(value: number): string {
  return `${formatCount(value)} ${value === 1 ? "venda" : "vendas"}`;
}

/** Sales that are expected, or were counted. */
export function expectedSales(value: number, isCounted = false): string {
  if (value < 1) return "menos de uma venda";
  return `${isCounted ? "" : "cerca de "}${salesCount(Math.round(value))}`;
}

export function peopleCount(value: number): string {
  return `${formatCount(value)} ${value < 2 ? "pessoa" : "pessoas"}`;
}

/** From a hundred on, two figures are all that anybody pictures. */
function roundPeople(people: number): number {
  return people < 100 ? Math.round(people) : Number(people.toPrecision(2));
}

/** "a cada 130 pessoas". */
export function inEvery(reach: number, sales: number): string {
  return `a cada ${peopleCount(roundPeople(reach / sales))}`;
}

/** "1 em cada 130 pessoas (0,8%)"; the share alone where it is nearly everybody. */
export function oneIn(reach: number, sales: number): string {
  const share = formatSignificantPercent((sales / reach) * 100);
  const people = roundPeople(reach / sales);
  return people < 2
    ? `${share} das pessoas`
    : `1 em cada ${formatCount(people)} pessoas (${share})`;
}
