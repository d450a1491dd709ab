import type { Allowed, Limit, Refused } from "./gcra.ts";

/** Microseconds since 1970 by the store's own clock, for giving back. */
export type Taken = Allowed & { takenAt: number };

/** Where the TATs are kept. */
export type RateStore = {
  take(limit: Limit, visitor: string): Promise<Taken | Refused>;
  /** RunIdempotently for each one taken. */
  refund(limit: Limit, visitor: string, takenAt: number): Promise<void>;
};
