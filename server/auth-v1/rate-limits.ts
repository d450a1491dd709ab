import type { Context, MiddlewareHandler } from "hono";
import { AuthError } from "#auth";
import { type Limits, type RateLimit, visitorOf } from "#limits";
import { addressOf } from "../middleware/visitor.ts";
import type { ServerEnv } from "../server-env.ts";

/** How many calls an address may make in so many milliseconds, and how many of them at once. */
export type Rate = { calls: number; perMs: number; burst: number };

export const rateNames = [
  "token",
  "signup",
  "anonymous",
  "user",
  "factors",
  /** Wrong passwords for one account, wherever they come from. */
  "account",
] as const;
export type RateName = (typeof rateNames)[number];
export type AuthRateLimits = Record<RateName, Rate>;

export type Throttle = {
  /** Counts a call of this name against the address, or refuses it. */
  byAddress(name: RateName): MiddlewareHandler<ServerEnv>;
  countAddress(name: RateName, c: Context<ServerEnv>): Promise<void>;
  /** Counts against an account; the function gives it back, for a try that was right. */
  countAccount(account: string): Promise<() => Promise<void>>;
};

/** Longer than any address that somebody can have. */
const mostOfAccount = 320;

/** While the store of the allowances is away, each instance counts for itself: nobody is locked out. */
export function createThrottle(
  limits: Limits,
  rates: AuthRateLimits,
  trustedProxies: number,
): Throttle {
  const made = new Map<RateName, RateLimit>(
    rateNames.map((name) => [name, limits.createRateLimit(limitOf(name, rates[name]))]),
  );

  async function count(name: RateName, who: string) {
    const take = await made.get(name)?.take(who);
    if (take?.allowed === false)
      throw new AuthError("over_request_rate_limit", "Request rate limit reached", {
        retryAfterMs: take.retryAfterMs,
      });
    return take;
  }

  async function countAddress(name: RateName, c: Context<ServerEnv>): Promise<void> {
    await count(name, visitorOf(addressOf(c, trustedProxies)));
  }

  return {
    countAddress,
    byAddress: (name) => async (c, next) => {
      await countAddress(name, c);
      await next();
    },
    async countAccount(account) {
      // As addresses are compared, so that another way of writing one is no other account.
      const written = account.slice(0, mostOfAccount).normalize("NFKC").trim().toLowerCase();
      const take = await count("account", `account:${written}`);
      return async () => take?.giveBack();
    },
  };
}

function limitOf(name: RateName, { calls, perMs, burst }: Rate) {
  const every = Math.max(1, perMs / calls);
  return { name: `auth ${name}`, burst, perMs: every, onOutage: "memory" } as const;
}
