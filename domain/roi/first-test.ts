import { exact, over, times, toCeiling, toCents, toNumber } from "./exact.ts";
import { type ExactValues, funnelOf, isMeaningful } from "./funnel.ts";

/** A quarter of the money reaching a quarter of the people, at the same rate and price. */
export type FirstTest = {
  /** BRL. */
  investment: number;
  /** What the same rate brings. */
  sales: number;
  /** Whole sales that pay the test, rounded up. Null without a value per sale. */
  breakEvenSales: number | null;
};

/** Small enough to lose, large enough to see something; a choice of ours. */
const share = 0.25;

/** Null without an investment or with a value below zero. */
export function firstTestOf(values: ExactValues): FirstTest | null {
  if (values.investment.numerator === 0n || !isMeaningful(values)) return null;
  const investment = times(values.investment, exact(share));
  const { saleValue } = values;
  return {
    investment: toCents(investment),
    sales: toNumber(times(funnelOf(values).sales, exact(share))),
    breakEvenSales: saleValue.numerator === 0n ? null : toCeiling(over(investment, saleValue)),
  };
}
