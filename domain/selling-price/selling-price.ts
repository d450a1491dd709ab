import { toCents } from "./to-cents.ts";

/** BRL for one unit, and per cent of its price. */
export type PriceInput = {
  ingredients: number;
  packaging: number;
  taxesPercent: number;
  profitPercent: number;
};

/** BRL, rounded to the cent; `price` is `cost`, `taxes` and `profit` together, up to a cent of rounding. */
export type SellingPrice = { cost: number; price: number; taxes: number; profit: number };

/** `no-cost`: nothing to divide; `negative`: a value below nothing; `over-price`: taxes and profit eat the whole price. */
export type PriceFault = "no-cost" | "negative" | "over-price";

/** Most BRL that one unit may cost; above it a comma is missing. */
const dearest = 1_000_000;

/**
 * The price of which taxes and profit are shares, so that both are left in full: cost ÷ (1 − taxes − profit). Adding
 * the per cent on top of the cost gives less.
 */
export function sellingPrice(input: PriceInput): SellingPrice | PriceFault {
  const { ingredients, packaging, taxesPercent, profitPercent } = input;
  if (Math.min(ingredients, packaging, taxesPercent, profitPercent) < 0) return "negative";
  const cost = toCents(ingredients + packaging);
  if (!(cost > 0 && cost <= dearest)) return "no-cost";
  const rest = 1 - taxesPercent / 100 - profitPercent / 100;
  if (rest < 0.0001) return "over-price";
  const price = toCents(cost / rest);
  return {
    cost,
    price,
    taxes: toCents((price * taxesPercent) / 100),
    profit: toCents((price * profitPercent) / 100),
  };
}
