import type { RoiValues } from "../../contract/gemini-chat.ts";
import {
  type Exact,
  exact,
  minus,
  over,
  times,
  toCeiling,
  toCents,
  toDecimals,
  toNumber,
} from "./exact.ts";
import {
  type ExactValues,
  type Funnel,
  funnelOf,
  isMeaningful,
  moneyOf,
  roiOf,
  toExactValues,
  toNumberOrNull,
} from "./funnel.ts";
import { type Hint, hintsOf } from "./hints.ts";

/**
 * What four numbers say about an investment. Worked out in exact decimals and rounded once, at the end: money to
 * the cent (halves away from zero), counts and rates to what a double holds; what no double holds is the largest
 * one. Nothing here is profit as a bookkeeper knows it: the cost of the product, fees and taxes are missing.
 *
 * A number is null where it means nothing: its divisor is zero, or one of the four values is below zero.
 */
export type RoiAnalysis = {
  /** People who buy: reach x rate. An expectation, so it need not be whole (0.5 is one sale in two tries). */
  sales: number;
  /** BRL: sales x value of a sale. */
  revenue: number;
  /** BRL: revenue - investment, before every other cost. */
  profit: number;
  /** Per cent of the investment that comes back on top of it. Null without an investment. */
  roiPercent: number | null;
  /** BRL of revenue for each BRL invested. Null without an investment. */
  roas: number | null;
  /** BRL invested for each sale. Null without sales. */
  cac: number | null;
  /** BRL of the average sale that is left once it has paid its share of the investment. Null without sales. */
  leftPerSale: number | null;
  /** People reached for one sale, to the whole person. Null without sales. */
  peoplePerSale: number | null;
  /** BRL invested for each thousand people reached. Null without reach. */
  costPerThousand: number | null;
  /** Whole sales, rounded up, whose revenue pays the investment. Null without a value per sale. */
  breakEvenSales: number | null;
  /**
   * Per cent of the people reached who have to buy to pay the investment; above 100 it cannot happen. Null
   * without reach or without a value per sale.
   */
  breakEvenConversionPercent: number | null;
  /**
   * Per cent of a sale that has to be left after product and fees to pay the investment; above 100 nothing pays it.
   * Null without revenue.
   */
  breakEvenMarginPercent: number | null;
  /** In the order of the form. */
  hints: readonly Hint[];
};

type Ratios = Pick<
  RoiAnalysis,
  | "roas"
  | "cac"
  | "leftPerSale"
  | "peoplePerSale"
  | "costPerThousand"
  | "breakEvenSales"
  | "breakEvenConversionPercent"
  | "breakEvenMarginPercent"
>;

const noRatios: Ratios = {
  roas: null,
  cac: null,
  leftPerSale: null,
  peoplePerSale: null,
  costPerThousand: null,
  breakEvenSales: null,
  breakEvenConversionPercent: null,
  breakEvenMarginPercent: null,
};

/** Null where the divisor is zero. */
function ratio(dividend: Exact, divisor: Exact, read: (value: Exact) => number): number | null {
  return divisor.numerator === 0n ? null : read(over(dividend, divisor));
}

function ratiosOf({ investment, reach, saleValue }: ExactValues, funnel: Funnel): Ratios {
  const fullRevenue = times(reach, saleValue);
  const cac = ratio(investment, funnel.sales, toCents);
  return {
    roas: ratio(funnel.revenue, investment, toNumber),
    cac,
    leftPerSale: cac === null ? null : toCents(minus(saleValue, exact(cac))),
    peoplePerSale: ratio(reach, funnel.sales, (people) => toDecimals(people, 0)),
    costPerThousand: ratio(times(investment, exact(1000)), reach, toCents),
    breakEvenSales: ratio(investment, saleValue, toCeiling),
    breakEvenConversionPercent: ratio(times(investment, exact(100)), fullRevenue, toNumber),
    breakEvenMarginPercent: ratio(times(investment, exact(100)), funnel.revenue, toNumber),
  };
}

/** @throws RangeError when a value is NaN or infinite. */
export function analyseRoi(values: RoiValues): RoiAnalysis {
  const exactValues = toExactValues(values);
  const funnel = funnelOf(exactValues);
  return {
    sales: toNumber(funnel.sales),
    ...moneyOf(exactValues),
    roiPercent: toNumberOrNull(roiOf(exactValues)),
    ...(isMeaningful(exactValues) ? ratiosOf(exactValues, funnel) : noRatios),
    hints: hintsOf(values),
  };
}
