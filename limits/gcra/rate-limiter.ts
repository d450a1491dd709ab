import { StoreUnavailable } from "#database";
import type { Log } from "../log.ts";
import { endlessPatience, type Patience } from "../patience.ts";
import type { Pause } from "../pause.ts";
import type { Allowed, Limit, Refused } from "./gcra.ts";
import type { RateStore } from "./rate-store.ts";

export type VisitorLimit = Limit & {
  /**
   * When the store is away: `refuse` for what costs money; `memory` for what only costs a moment,
   * where each instance then counts for itself.
   */
  onOutage: "refuse" | "memory";
};

export type Take =
  | (Allowed & {
      /** For a call that something else refused; once at most, and best effort. */
      giveBack(): Promise<void>;
    })
  | (Refused & { reason: "limit" | "store" });

export type RateLimiter = {
  /** A take that comes after the patience has run out is given back. */
  take(limit: VisitorLimit, visitor: string, patience?: Patience): Promise<Take>;
};

export type RateLimiterParts = {
  store: RateStore;
  /** Where limits with `onOutage: "memory"` are counted while the store is away. */
  fallback: RateStore;
  pause: Pause;
  retryAfterMs: number;
  log: Log;
};

export function createRateLimiter(parts: RateLimiterParts): RateLimiter {
  const { store, fallback, pause, log } = parts;

  async function takeFrom(source: RateStore, limit: VisitorLimit, visitor: string): Promise<Take> {
    const take = await source.take(limit, visitor);
    if (!take.allowed) return { ...take, reason: "limit" };
    const { takenAt, ...rest } = take;
    let given = false;
    return {
      ...rest,
      async giveBack() {
        if (given) return;
        given = true;
        await source.giveBack(limit, visitor, takenAt).catch((error: unknown) => {
          log.warn({ err: error, limit: limit.name }, "A unit of an allowance was not given back");
        });
      },
    };
  }

  /** Nobody waits for it any more. */
  function undo(late: Take): void {
    if (late.allowed) void late.giveBack();
  }

  async function withoutStore(limit: VisitorLimit, visitor: string): Promise<Take> {
    if (limit.onOutage === "memory") return takeFrom(fallback, limit, visitor);
    return { allowed: false, reason: "store", retryAfterMs: parts.retryAfterMs };
  }

  return {
    async take(limit, visitor, patience = endlessPatience) {
      // The memory of this process is never away, and nobody has to wait for it.
      if (store === fallback) return takeFrom(store, limit, visitor);
      if (pause.on) return withoutStore(limit, visitor);
      try {
        return await patience.waitFor(takeFrom(store, limit, visitor), undo);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        pause.begin();
        log.warn({ err: error, limit: limit.name }, "The store of the allowances is away");
        return withoutStore(limit, visitor);
      }
    },
  };
}
