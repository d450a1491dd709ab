import type { Figure } from "../../domain/figures/figures.ts";

/** Counting on the fingers: steps, scenarios, "1 em cada". */
const mostCounted = 10;
/** Round ones that explain a sum: "de cada 100 pessoas", "por mil". */
const roundCounts = new Set([100, 1000]);
const roundShares = new Set([10, 50, 100]);
const roundMoney = new Set([1, 100, 1000]);

/** A span to try something for, or a time of the day. */
const span = /^\s?(?:dias?|semanas?|meses|horas?|h|minutos?|min|segundos?)(?!\p{L})/u;
const longestSpan = 60;

function isCount({ value, kind }: Figure): boolean {
  return kind === "plain" && value !== null && Number.isInteger(value) && value <= mostCounted;
}

function isSpan({ value, kind, behind }: Figure): boolean {
  return kind === "plain" && value !== null && value <= longestSpan && span.test(behind);
}

/** Of an analysis of the return: round numbers that any explanation uses. */
export function isRoundFigure(figure: Figure): boolean {
  const { value, kind } = figure;
  if (value === null) return false;
  if (kind === "percent") return roundShares.has(value);
  if (kind === "money") return roundMoney.has(value);
  return isCount(figure) || isSpan(figure) || roundCounts.has(value);
}

/** Of advice: counts and spans of time, never a sum of money or a percentage. */
export function isCountOrSpan(figure: Figure): boolean {
  return isCount(figure) || isSpan(figure) || isYear(figure);
}

/** Decades around the texts of this product. */
function isYear({ value, kind, text }: Figure): boolean {
  return kind === "plain" && /^20[23]\d$/.test(text) && value !== null;
}
