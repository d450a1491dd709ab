import type { RoiDetails } from "../../contract/gemini-chat.ts";
import { exact, minus, toCeiling, toCents, toNumber } from "../roi/exact.ts";
import { type DetailInputs, type ExactInputs, toExactInputs } from "./inputs.ts";
import { type Maybe, percentOf, product, quotient, read, share } from "./maybe.ts";
import { type Stages, stagesOf } from "./stages.ts";

type Bill = Pick<RoiDetails, "sales" | "revenue" | "productCost" | "profit" | "roiPercent">;

/** Every line to the cent, and the last one from those before it: what the person sees adds up. */
function billOf(inputs: ExactInputs, sales: Maybe): Bill {
  const revenue = read(product(sales, inputs.saleValue), toCents);
  const lines = { sales: read(sales, toNumber), revenue };
  const { marginPercent, investment } = inputs;
  if (revenue === null || !marginPercent || !investment) {
    return { ...lines, productCost: null, profit: null, roiPercent: null };
  }
  const productCost = read(share(exact(revenue), minus(exact(100), marginPercent)), toCents) ?? 0;
  const profit = [exact(productCost), investment].reduce(minus, exact(revenue));
  return {
    ...lines,
    productCost,
    profit: toCents(profit),
    roiPercent: read(percentOf(profit, investment), toNumber),
  };
}

type BreakEven = Pick<RoiDetails, "leftPerSale" | "breakEvenSales" | "breakEvenConversionPercent">;

/** No number of sales pays the advertisement where nothing is left of a sale. */
function breakEvenOf(inputs: ExactInputs, { impressions }: Stages): BreakEven {
  const left = share(inputs.saleValue, inputs.marginPercent);
  const paying = left && left.numerator > 0n ? left : null;
  const sales = quotient(inputs.investment, paying);
  return {
    leftPerSale: read(left, toCents),
    breakEvenSales: read(sales, toCeiling),
    breakEvenConversionPercent: read(percentOf(sales, impressions ?? inputs.reach), toNumber),
  };
}

type Clicks = Pick<
  RoiDetails,
  | "impressions"
  | "clicks"
  | "clickThroughPercent"
  | "costPerClick"
  | "clickConversionPercent"
  | "costPerSale"
  | "conversionPercent"
  | "valuePerClick"
>;

function clicksOf(inputs: ExactInputs, { impressions, clicks, sales }: Stages): Clicks {
  const left = product(sales, share(inputs.saleValue, inputs.marginPercent));
  return {
    impressions: read(clicks && impressions, toNumber),
    clicks: read(clicks, toNumber),
    clickThroughPercent: read(percentOf(clicks, impressions), toNumber),
    costPerClick: read(quotient(inputs.investment, clicks), toCents),
    clickConversionPercent: read(percentOf(sales, clicks), toNumber),
    costPerSale: read(clicks && quotient(inputs.investment, sales), toCents),
    conversionPercent: read(clicks && percentOf(sales, impressions), toNumber),
    valuePerClick: read(quotient(left, clicks), toCents),
  };
}

/**
 * What margin and stages add to the four values, in exact decimals and rounded once, as in
 * `analyseRoi`. Null while it adds nothing: neither a margin nor a number of clicks, or a value below zero.
 *
 * @throws RangeError when a value is NaN or infinite.
 */
export function analyseDetails(typed: DetailInputs): RoiDetails | null {
  const inputs = toExactInputs(typed);
  if (Object.values(typed).some((value) => value !== null && value < 0)) return null;
  const stages = stagesOf(inputs);
  if (typed.marginPercent === null && !stages.clicks) return null;
  return {
    marginPercent: typed.marginPercent,
    ...breakEvenOf(inputs, stages),
    ...billOf(inputs, stages.sales),
    ...clicksOf(inputs, stages),
  };
}
