import type { Allowed, Group, Limit, Refused } from "./gcra.ts";

/** Microseconds since 1970 by the store's own clock, for giving back. */
export type Taken = Allowed & { takenAt: number };

/** Where the TATs are kept. */
export type RateStore = {
  /** One of the visitor and one of each group, or none at all. */
  take(limit: Limit, visitor: string, groups?: readonly Group[]): Promise<Taken | Refused>;
  /** Once for each one taken, with the same groups. */
  refund(limit: Limit, visitor: string, takenAt: number, groups?: readonly Group[]): Promise<void>;
};
