import type { RoiValues } from "../../contract/gemini-chat.ts";
import { type Exact, exact, minus, over, times, toCents, toNumber } from "./exact.ts";

export type RoiInput = keyof RoiValues;

/** The four values as they go into the sums. */
export type ExactValues = Record<RoiInput, Exact>;

/** The two sums everything else rests on, not yet rounded. */
export type Funnel = { sales: Exact; revenue: Exact };

/** @throws RangeError when a value is NaN or infinite. */
export function toExactValues(values: RoiValues): ExactValues {
  return {
    investment: exact(values.investment),
    reach: exact(values.reach),
    conversionPercent: exact(values.conversionPercent),
    saleValue: exact(values.saleValue),
  };
}

export function funnelOf({ reach, conversionPercent, saleValue }: ExactValues): Funnel {
  const sales = times(reach, times(conversionPercent, exact(0.01)));
  return { sales, revenue: times(sales, saleValue) };
}

/** What the person sees: revenue and profit in BRL to the cent, the second from the first, so that they agree. */
export function moneyOf(values: ExactValues): { revenue: number; profit: number } {
  const revenue = toCents(funnelOf(values).revenue);
  return { revenue, profit: toCents(minus(exact(revenue), values.investment)) };
}

/** No sum that divides means anything once a value is below zero. */
export function isMeaningful(values: ExactValues): boolean {
  return Object.values(values).every(({ numerator }) => numerator >= 0n);
}

/** ROI in per cent; null without an investment or with a value below zero. */
export function roiOf(values: ExactValues): Exact | null {
  const { investment } = values;
  if (investment.numerator === 0n || !isMeaningful(values)) return null;
  const profit = minus(funnelOf(values).revenue, investment);
  return over(times(profit, exact(100)), investment);
}

/** As `toNumber`, with null left alone. */
export function toNumberOrNull(value: Exact | null): number | null {
  return value === null ? null : toNumber(value);
}
