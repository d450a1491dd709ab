import type { RoiDetails, RoiValues } from "../../contract/gemini-chat.ts";
import { analyseRoi, type RoiAnalysis } from "../roi/analyse-roi.ts";
import { exact, minus, over, times, toCeiling, toCents, toNumber } from "../roi/exact.ts";
import { analyseDetails } from "./analyse-details.ts";
import { type Doubt, doubtOf } from "./doubts.ts";

/** What is known of an advertisement. */
export type RoiCase = {
  values: RoiValues;
  /** What margin and fine-tuning add. */
  details?: RoiDetails | null | undefined;
  /** The sales were counted; the rate follows from them. */
  isCounted?: boolean;
};

/** Whether an advertisement pays, as far as anybody can tell. */
export type Verdict =
  /** Some value is zero, below zero or impossible. */
  | "unknown"
  /** Not even the whole revenue covers the advertisement. */
  | "uncovered"
  /** Nothing is left of a sale: no number of sales pays. */
  | "nothing-left"
  /** The margin is not known. */
  | "depends"
  /** Half the sales would pay it too. */
  | "safe"
  | "pays"
  | "even"
  /** It does not pay, but misses by little. */
  | "close"
  | "loses";

/** What comes of other sales than those expected. */
export type Turn = {
  sales: number;
  /** BRL. */
  revenue: number;
  /** BRL left after product, fees and advertisement; null before the margin is known. */
  left: number | null;
};

/** What form, margin and fine-tuning come to; money in BRL. Null where it means nothing or the margin is not known. */
export type Outlook = {
  verdict: Verdict;
  doubt: Doubt | undefined;
  /** The sales were counted; else they are what a guessed rate comes to. */
  isCounted: boolean;
  investment: number;
  saleValue: number;
  reach: number;
  sales: number;
  revenue: number;
  /** What the advertisement costs for each sale, and so what has to be left of one. */
  costPerSale: number | null;
  /** The same of every R$ 100 sold. */
  leastOfHundred: number | null;
  leftPerSale: number | null;
  /** After product, fees and advertisement; below zero, missing. */
  left: number | null;
  /** Whole sales with which it breaks even: with the margin where it is known, else their revenue covers it. */
  needed: number | null;
  /** A quarter of the money, and what it should bring. */
  test: { investment: number; sales: number; needed: number | null };
  half: Turn;
  more: Turn;
  /** What would have to change, each by itself, where it does not pay. Never less money: it brings fewer sales. */
  change: { sales: number; saleValue: number } | null;
};

/** Of the sales that are needed: from here on what is missing can be made up by one change. */
const closeShare = 0.7;
/** Small enough to lose, large enough to see something; a choice of ours. */
const testShare = 0.25;

const multiply = (value: number, factor: number) => toNumber(times(exact(value), exact(factor)));

function leftOf(revenue: number, spent: number, marginPercent: number): number {
  const rest = times(times(exact(revenue), exact(marginPercent)), exact(0.01));
  return toCents(minus(rest, exact(spent)));
}

function neededFor(investment: number, perSale: number | null): number | null {
  return perSale === null || perSale <= 0
    ? null
    : toCeiling(over(exact(investment), exact(perSale)));
}

/** Money for a price tag: whole reais, or tenths where it is little; never too few. */
function priceUp(amount: number): number {
  return amount >= 10 ? Math.ceil(amount) : Math.ceil(amount * 10) / 10;
}

type Base = Pick<Outlook, "investment" | "saleValue" | "sales" | "leftPerSale" | "left" | "needed">;

function changeOf(base: Base): Outlook["change"] {
  const { investment, saleValue, sales, leftPerSale, left, needed } = base;
  if (left === null || left >= 0 || !leftPerSale || needed === null || sales <= 0) return null;
  return {
    sales: Math.max(1, needed - Math.round(sales)),
    saleValue: priceUp(saleValue + investment / sales - leftPerSale),
  };
}

function verdictOf(
  base: Base,
  half: Turn,
  { breakEvenMarginPercent: least, ...analysis }: RoiAnalysis,
): Verdict {
  const { investment, sales, leftPerSale, left } = base;
  const isImpossible = analysis.hints.some(
    ({ kind }) => kind === "negative" || kind === "over-hundred",
  );
  if (isImpossible || analysis.roiPercent === null || least === null) return "unknown";
  if (left === null || leftPerSale === null) return least >= 100 ? "uncovered" : "depends";
  if (leftPerSale <= 0) return "nothing-left";
  if (left === 0) return "even";
  if (left > 0) return (half.left ?? 0) > 0 ? "safe" : "pays";
  return sales * leftPerSale >= closeShare * investment ? "close" : "loses";
}

/** A margin of more than everything is none. */
function marginOf(details: RoiDetails | null | undefined): number | null {
  const margin = details?.marginPercent ?? null;
  return margin !== null && margin <= 100 ? margin : null;
}

/**
 * What an advertisement comes to.
 * @throws RangeError when a value is NaN or infinite.
 */
export function outlookOf({ values, details, isCounted = false }: RoiCase): Outlook {
  const analysis = analyseRoi(values);
  const { investment, saleValue, reach } = values;
  const margin = marginOf(details);
  const sales = details?.sales ?? analysis.sales;
  const revenue = details?.revenue ?? analysis.revenue;
  const leftPerSale = margin === null ? null : (details?.leftPerSale ?? null);
  const left = margin === null ? null : (details?.profit ?? null);
  const needed = margin === null ? analysis.breakEvenSales : (details?.breakEvenSales ?? null);
  const turn = (factor: number): Turn => {
    const [more, income] = [multiply(sales, factor), multiply(revenue, factor)];
    const rest = left === null || margin === null ? null : leftOf(income, investment, margin);
    return { sales: more, revenue: income, left: rest };
  };
  const base = { investment, saleValue, sales, leftPerSale, left, needed };
  const half = turn(0.5);
  const quarter = multiply(investment, testShare);
  const isByReach = sales === analysis.sales;
  return {
    ...base,
    verdict: verdictOf(base, half, analysis),
    doubt: doubtOf(analysis.hints, details?.marginPercent ?? null, isCounted || !isByReach),
    isCounted,
    reach,
    revenue,
    costPerSale: details?.costPerSale ?? analysis.cac,
    leastOfHundred:
      revenue > 0 ? toCents(over(times(exact(investment), exact(100)), exact(revenue))) : null,
    test: {
      investment: quarter,
      sales: multiply(sales, testShare),
      needed: neededFor(quarter, leftPerSale ?? saleValue),
    },
    half,
    more: turn(1.5),
    change: changeOf(base),
  };
}

/** The fine-tuning and the margin where nobody typed them. */
export const untyped = {
  marginPercent: null,
  impressions: null,
  clickThroughPercent: null,
  costPerClick: null,
  clickConversionPercent: null,
};

/** The same margin with other values of the form. */
export function outlookWith(
  values: RoiValues,
  { marginPercent = null }: Partial<RoiDetails>,
): Outlook {
  return outlookOf({ values, details: analyseDetails({ ...values, ...untyped, marginPercent }) });
}
