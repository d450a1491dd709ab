/**
 * Numbers as people in Brazil read them. A value that is not finite (a cost per sale without sales) is shown as
 * a dash; a value that rounds to zero carries no minus.
 */
const noValue = "—";

const brl = new Intl.NumberFormat("pt-BR", {
  style: "currency",
  currency: "BRL",
  signDisplay: "negative",
});

function withFormat(format: Intl.NumberFormat, value: number): string {
  return Number.isFinite(value) ? format.format(value) : noValue;
}

/** `R$ 1.234,56`, always two decimals. The space after `R$` is U+00A0 (no-break), which Intl puts there. */
export function formatBrl(value: number): string {
  return withFormat(brl, value);
}

/** `1.234,5`: at most `maxDecimals` decimals (2), none that are zero. */
export function formatDecimal(value: number, maxDecimals = 2): string {
  const format = new Intl.NumberFormat("pt-BR", {
    maximumFractionDigits: maxDecimals,
    signDisplay: "negative",
  });
  return withFormat(format, value);
}

/** `1.235`: rounded to a whole number, halves away from zero. */
export function formatInteger(value: number): string {
  return formatDecimal(value, 0);
}

/** `12,15%` from 12.15: the value is in per cent, not a fraction; the sign stands without a space. */
export function formatPercent(percent: number, maxDecimals = 2): string {
  return Number.isFinite(percent) ? `${formatDecimal(percent, maxDecimals)}%` : noValue;
}
