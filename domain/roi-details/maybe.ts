import { type Exact, exact, over, times } from "../roi/exact.ts";

/** Sums in which a number may be missing: then the result is missing too. */
export type Maybe = Exact | null;

export function product(a: Maybe, b: Maybe): Maybe {
  return a && b ? times(a, b) : null;
}

/** Null where the divisor is zero, too. */
export function quotient(a: Maybe, b: Maybe): Maybe {
  return a && b && b.numerator !== 0n ? over(a, b) : null;
}

/** `percent` per cent of `whole`. */
export function share(whole: Maybe, percent: Maybe): Maybe {
  return product(product(whole, percent), exact(0.01));
}

/** What per cent of `whole` the part is. */
export function percentOf(part: Maybe, whole: Maybe): Maybe {
  return quotient(product(part, exact(100)), whole);
}

export function read(value: Maybe, as: (value: Exact) => number): number | null {
  return value && as(value);
}
