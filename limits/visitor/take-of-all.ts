import type { AllowedTake, RateLimiter, Take, VisitorLimit } from "../gcra/rate-limiter.ts";
import type { WaitBudget } from "../wait-budget.ts";
import type { Visitor } from "./visitor-of.ts";

/** One from each allowance that a call counts for; the one that refuses has the others given back. */
export async function takeOfAll(
  rates: RateLimiter,
  limit: VisitorLimit,
  { own, networks }: Visitor,
  waitBudget?: WaitBudget,
): Promise<Take> {
  const taken: AllowedTake[] = [];
  const refund = async () => {
    await Promise.all(taken.map((take) => take.refund()));
  };
  for (const { key, times } of [{ key: own, times: 1 }, ...networks]) {
    const take = await rates.take(widened(limit, times), key, waitBudget);
    if (!take.allowed) {
      // The visitor does not wait for it.
      void refund();
      return take;
    }
    taken.push(take);
  }
  return { allowed: true, remaining: Math.min(...taken.map(({ remaining }) => remaining)), refund };
}

function widened(limit: VisitorLimit, times: number): VisitorLimit {
  return { ...limit, burst: limit.burst * times, perMs: limit.perMs / times };
}
