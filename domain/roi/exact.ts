/**
 * Fractions of whole numbers: what the sums of the funnel are done in, so that 6.000 people at 0,8 % are 48 sales
 * and not 48,00000000000001. A number stands for the decimal that a person reads (0.1 is one tenth).
 */
export type Exact = { numerator: bigint; denominator: bigint };

const decimalForm = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** Digits a quotient is worked out to before it becomes a double, which holds 15 to 17 of them. */
const quotientDigits = 20;

/** @throws RangeError when the value is NaN or infinite. */
export function exact(value: number): Exact {
  const [, sign, whole = "", decimals = "", exponent = "0"] = decimalForm.exec(String(value)) ?? [];
  if (sign === undefined) throw new RangeError("The value is not finite");
  const digits = BigInt(`${sign}${whole}${decimals}`);
  const shift = Number(exponent) - decimals.length;
  return shift < 0
    ? { numerator: digits, denominator: 10n ** BigInt(-shift) }
    : { numerator: digits * 10n ** BigInt(shift), denominator: 1n };
}

export function times(a: Exact, b: Exact): Exact {
  return {
    numerator: a.numerator * b.numerator,
    denominator: a.denominator * b.denominator,
  };
}

export function minus(a: Exact, b: Exact): Exact {
  return {
    numerator: a.numerator * b.denominator - b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/** @throws RangeError when `b` is zero. */
export function over(a: Exact, b: Exact): Exact {
  if (b.numerator === 0n) throw new RangeError("Division by zero");
  const turned = b.numerator < 0n ? -1n : 1n;
  return {
    numerator: a.numerator * b.denominator * turned,
    denominator: a.denominator * b.numerator * turned,
  };
}

/** Rounded to a whole number, halves away from zero. */
function toWhole({ numerator, denominator }: Exact): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/** Rounded to `decimals` decimals, halves away from zero; beyond the largest double, that double; never -0. */
export function toDecimals(value: Exact, decimals: number): number {
  const scaled = toWhole(times(value, { numerator: 10n ** BigInt(decimals), denominator: 1n }));
  const rounded = Number(`${scaled}e-${decimals}`);
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, rounded)) || 0;
}

/** Money: to the cent. */
export function toCents(value: Exact): number {
  return toDecimals(value, 2);
}

/** Rounded to nothing but what a double holds. */
export function toNumber(value: Exact): number {
  const length = (whole: bigint) => String(whole).length;
  const extra = quotientDigits + length(value.denominator) - length(value.numerator);
  return toDecimals(value, Math.max(0, extra));
}

/** The next whole number that is not below; beyond the largest double, that double. */
export function toCeiling({ numerator, denominator }: Exact): number {
  const down = numerator / denominator;
  const isWhole = numerator <= 0n || down * denominator === numerator;
  return toDecimals({ numerator: isWhole ? down : down + 1n, denominator: 1n }, 0);
}
