import { StoreUnavailable } from "#database";
import type { Cooldown } from "../cooldown.ts";
import type { Log } from "../log.ts";
import { unlimitedWait, type WaitBudget } from "../wait-budget.ts";
import type { Allowed, Group, Limit, Refused } from "./gcra.ts";
import type { RateStore } from "./rate-store.ts";

export type VisitorLimit = Limit & {
  /**
   * When the store is away: `refuse` for what costs money; `memory` for what only costs a moment,
   * where each instance then counts for itself.
   */
  onOutage: "refuse" | "memory";
};

export type AllowedTake = Allowed & {
  /** For a call that something else refused; once at most, and best effort. */
  refund(): Promise<void>;
};

export type Take = AllowedTake | (Refused & { reason: "limit" | "store" });

export type RateLimiter = {
  /** A take that comes after the wait budget has run out is given back. */
  take(
    limit: VisitorLimit,
    visitor: string,
    waitBudget?: WaitBudget,
    groups?: readonly Group[],
  ): Promise<Take>;
};

export type RateLimiterDeps = {
  store: RateStore;
  /** Where limits with `onOutage: "memory"` are counted while the store is away. */
  fallback: RateStore;
  cooldown: Cooldown;
  retryAfterMs: number;
  log: Log;
};

export function createRateLimiter(deps: RateLimiterDeps): RateLimiter {
  const { store, fallback, cooldown, log } = deps;

  async function takeFrom(
    source: RateStore,
    limit: VisitorLimit,
    visitor: string,
    groups: readonly Group[],
  ): Promise<Take> {
    const take = await source.take(limit, visitor, groups);
    if (!take.allowed) return { ...take, reason: "limit" };
    const { takenAt, ...rest } = take;
    let given = false;
    return {
      ...rest,
      async refund() {
        if (given) return;
        given = true;
        await source.refund(limit, visitor, takenAt, groups).catch((error: unknown) => {
          log.warn({ err: error, limit: limit.name }, "A unit of an allowance was not given back");
        });
      },
    };
  }

  /** Nobody waits for it any more. */
  function undo(late: Take): void {
    if (late.allowed) void late.refund();
  }

  async function withoutStore(
    limit: VisitorLimit,
    visitor: string,
    groups: readonly Group[],
  ): Promise<Take> {
    if (limit.onOutage === "memory") return takeFrom(fallback, limit, visitor, groups);
    return { allowed: false, reason: "store", retryAfterMs: deps.retryAfterMs };
  }

  return {
    async take(limit, visitor, waitBudget = unlimitedWait, groups = []) {
      // The memory of this process is never away, and nobody has to wait for it.
      if (store === fallback) return takeFrom(store, limit, visitor, groups);
      if (cooldown.isActive) return withoutStore(limit, visitor, groups);
      try {
        return await waitBudget.waitFor(takeFrom(store, limit, visitor, groups), undo);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        cooldown.start();
        log.warn({ err: error, limit: limit.name }, "The store of the allowances is away");
        return withoutStore(limit, visitor, groups);
      }
    },
  };
}
