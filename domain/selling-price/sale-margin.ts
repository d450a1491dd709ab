import { toCents } from "./to-cents.ts";

export type MarginInput = {
  /** BRL that one unit costs, and what it is sold for. */
  cost: number;
  price: number;
  /** Per cent of the price. */
  taxesPercent: number;
  /** BRL of another price, to compare with; null without one. */
  otherPrice: number | null;
};

export type SaleMargin = {
  /** BRL of a sale for taxes, and what is left of it; below nothing where it costs more than it brings. */
  taxes: number;
  left: number;
  /** What is left, in per cent of the price. */
  percent: number;
  /** At the other price: BRL left, and the sales that bring as much as ten do today; null where none do. */
  other: { left: number; salesForTen: number | null } | null;
};

/** What a sale leaves after its cost and taxes; null where a value makes no sense. */
export function saleMargin(input: MarginInput): SaleMargin | null {
  const { cost, price, taxesPercent, otherPrice } = input;
  if (!(cost >= 0 && price > 0 && taxesPercent >= 0 && taxesPercent < 100)) return null;
  if (otherPrice !== null && !(otherPrice > 0)) return null;
  const taxesOf = (amount: number) => toCents((amount * taxesPercent) / 100);
  const leftOf = (amount: number) => toCents(amount - taxesOf(amount) - cost);
  const left = leftOf(price);
  const then = otherPrice === null ? null : leftOf(otherPrice);
  const isGain = then !== null && then > 0 && left > 0;
  return {
    taxes: taxesOf(price),
    left,
    percent: (left / price) * 100,
    other: then === null ? null : { left: then, salesForTen: isGain ? salesFor(left, then) : null },
  };
}

/** A hair less, or ten sales of 0.3 would need thirty-one of 0.1. */
const salesFor = (left: number, then: number) => Math.ceil((10 * left) / then - 1e-9);
