import type { RoiValues } from "../../../contract/gemini-chat.ts";

/** A fraction of whole numbers. Nothing of domain/roi is used here: these sums check that one. */
export type Fraction = { top: bigint; bottom: bigint };

/** From the decimals a person typed: 0.8 is 8/10, whatever a double makes of it. */
export function fraction(value: number | string): Fraction {
  const [whole = "0", decimals = ""] = (typeof value === "number" ? decimal(value) : value).split(
    ".",
  );
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) };
}

function decimal(value: number): string {
  return value.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 20 });
}

export const times = (a: Fraction, b: Fraction) => ({
  top: a.top * b.top,
  bottom: a.bottom * b.bottom,
});
export const plus = (a: Fraction, b: Fraction) => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});
export const negative = ({ top, bottom }: Fraction) => ({ top: -top, bottom });
export const minus = (a: Fraction, b: Fraction) => plus(a, negative(b));

export function over(a: Fraction, b: Fraction): Fraction | null {
  if (b.top === 0n) return null;
  const sign = b.top < 0n ? -1n : 1n;
  return { top: a.top * b.bottom * sign, bottom: a.bottom * b.top * sign };
}

/** Rounded to so many decimals, halves away from zero. */
export function rounded({ top, bottom }: Fraction, decimals: number): Fraction {
  const scale = 10n ** BigInt(decimals);
  const size = ((top < 0n ? -top : top) * scale * 2n + bottom) / (bottom * 2n);
  return { top: top < 0n ? -size : size, bottom: scale };
}

export function ceiling({ top, bottom }: Fraction): Fraction {
  return { top: top > 0n ? (top + bottom - 1n) / bottom : top / bottom, bottom: 1n };
}

export function isSame(a: Fraction, b: Fraction): boolean {
  return a.top * b.bottom === b.top * a.bottom;
}

export function absolute({ top, bottom }: Fraction): Fraction {
  return { top: top < 0n ? -top : top, bottom };
}

const hundred = fraction(100);

export type Sums = {
  sales: Fraction;
  revenue: Fraction;
  profit: Fraction;
  roiPercent: Fraction | null;
  roas: Fraction | null;
  cac: Fraction | null;
  costPerThousand: Fraction | null;
  breakEvenSales: Fraction | null;
  breakEvenPercent: Fraction | null;
};

type Four = Record<keyof RoiValues, Fraction>;

export function fourOf(values: RoiValues): Four {
  return {
    investment: fraction(values.investment),
    reach: fraction(values.reach),
    conversionPercent: fraction(values.conversionPercent),
    saleValue: fraction(values.saleValue),
  };
}

/** With a value below zero no quotient means anything. */
export function sumsOf(four: Four): Sums {
  const { investment, reach, conversionPercent, saleValue } = four;
  const sales = times(reach, times(conversionPercent, fraction("0.01")));
  const exact = times(sales, saleValue);
  const revenue = rounded(exact, 2);
  const plain = { sales, revenue, profit: rounded(minus(revenue, investment), 2) };
  const sound = Object.values(four).every(({ top }) => top >= 0n);
  const quotient = (a: Fraction, b: Fraction) => (sound ? over(a, b) : null);
  const sold = quotient(investment, saleValue);
  return {
    ...plain,
    roiPercent: quotient(times(minus(exact, investment), hundred), investment),
    roas: quotient(exact, investment),
    cac: quotient(investment, sales),
    costPerThousand: quotient(times(investment, fraction(1000)), reach),
    breakEvenSales: sold && ceiling(sold),
    breakEvenPercent: quotient(times(investment, hundred), times(reach, saleValue)),
  };
}

export function scaled(four: Four, key: keyof RoiValues, factor: string): Four {
  const value = times(four[key], fraction(factor));
  const tooMuch = key === "conversionPercent" && minus(value, hundred).top > 0n;
  const atMost = minus(four[key], hundred).top > 0n ? four[key] : hundred;
  return { ...four, [key]: tooMuch ? atMost : value };
}
