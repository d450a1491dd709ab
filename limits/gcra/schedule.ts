import type { Allowed, Refused } from "./gcra.ts";
import type { Take, VisitorLimit } from "./rate-limiter.ts";

export type ScheduleLimit = VisitorLimit & {
  /** Milliseconds that anybody may have to wait; who would wait longer is refused. */
  maxWaitMs: number;
};

export type Schedule = {
  /** A place, and in how many milliseconds it comes. */
  book(who: string): Promise<{ allowed: true; waitMs: number } | Refused>;
};

/** A rate limit that gives out the units that are still to come, instead of refusing. */
export function createSchedule(
  limit: ScheduleLimit,
  take: (limit: VisitorLimit, who: string) => Promise<Take>,
): Schedule {
  const ahead = Math.floor(limit.maxWaitMs / limit.perMs);
  const extended = { ...limit, burst: limit.burst + ahead };
  return {
    async book(who) {
      const taken = await take(extended, who);
      return taken.allowed ? { allowed: true, waitMs: waitOf(taken) } : taken;
    },
  };

  function waitOf({ remaining }: Allowed): number {
    return Math.max(0, ahead - remaining) * limit.perMs;
  }
}
