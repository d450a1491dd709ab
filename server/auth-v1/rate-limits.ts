import type { Context, MiddlewareHandler } from "hono";
import { AuthError } from "#auth";
import { type Limits, type RateLimit, visitorOf } from "#limits";
import { type AuthRateLimits, type Rate, type RateName, rateNames } from "../config/auth-rates.ts";
import { addressOf } from "../middleware/visitor.ts";
import type { ServerEnv } from "../server-env.ts";

export type Throttle = {
  /** Counts a call of this name against the address, or refuses it. */
  byAddress(name: RateName): MiddlewareHandler<ServerEnv>;
  countAddress(name: RateName, c: Context<ServerEnv>): Promise<void>;
  /** Counts against an account; the function gives it back, for a try that was right. */
  countAccount(account: string): Promise<() => Promise<void>>;
  /** The same for a password, where wrong ones from elsewhere lock nobody out at a network address where they are signed in. */
  countPassword(
    account: string,
    c: Context<ServerEnv>,
    isKnown: IsKnown,
  ): Promise<() => Promise<void>>;
  /** Counts each email or message of a sort that a call asks for, whether or not anything will be sent. */
  countSendingFrom(c: Context<ServerEnv>): CountSending;
};

/** Whether the account is signed in at this network address. */
type IsKnown = (isHere: (ip: string) => boolean) => Promise<boolean>;

type CountSending = (sort: string, to: Contact) => Promise<Refund>;
/** `share`: of what clients and the site may send; the next to the same recipient keeps its distance. */
type Refund = (what: "share" | "all") => Promise<void>;

/** Exactly one of them, as it was written. */
export type Contact = { email: string } | { phone: string };

/** Longer than any address that somebody can have. */
const maxAccountLength = 320;

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
      const take = await count("account", `account:${asCompared(account)}`);
      return async () => take?.refund();
    },
    async countPassword(account, c, isKnown) {
      const who = `account:${asCompared(account)}`;
      const take = await count("account", who).catch(async (refusal: unknown) => {
        const here = visitorOf(addressOf(c, trustedProxies));
        if (!(await isKnown((ip) => visitorOf(ip) === here))) throw refusal;
        return count("account", `${who} at ${here}`);
      });
      return async () => take?.refund();
    },
    countSendingFrom: (c) => async (sort, to) => {
      const client = visitorOf(addressOf(c, trustedProxies));
      const { recipient, shared, code, address, words } = sendingTo(to, client);
      const again = await made.get(recipient)?.take(`${sort}:${address}`);
      if (again?.allowed === false) {
        const seconds = Math.max(1, Math.ceil(again.retryAfterMs / 1000));
        const message = `For security purposes, you can only request this after ${seconds} seconds.`;
        throw new AuthError(code, message, again);
      }
      const taken: (typeof again)[] = [];
      const refund: Refund = async (what) => {
        for (const one of what === "all" ? [again, ...taken] : taken) await one?.refund();
      };
      for (const [name, who] of shared) {
        const take = await made.get(name)?.take(who);
        if (take?.allowed === false) {
          await refund("all");
          throw new AuthError(code, `${words} rate limit exceeded`, take);
        }
        taken.push(take);
      }
      return refund;
    },
  };
}

/** What is counted, and how it is told. */
function sendingTo(to: Contact, client: string) {
  if ("email" in to)
    return {
      recipient: "emails per recipient",
      // Those of the whole site are counted when they leave.
      shared: [["emails per client", client]],
      code: "over_email_send_rate_limit",
      address: asCompared(to.email),
      words: "email",
    } as const;
  return {
    recipient: "sms per recipient",
    shared: [
      ["sms per client", client],
      ["sms", "all"],
    ],
    code: "over_sms_send_rate_limit",
    address: to.phone.replaceAll(/\D/g, ""),
    words: "sms",
  } as const;
}

/** As addresses are compared, so that another way of writing one is no other account. */
function asCompared(address: string): string {
  return address.slice(0, maxAccountLength).normalize("NFKC").trim().toLowerCase();
}

function limitOf(name: RateName, { calls, perMs, burst }: Rate) {
  const every = Math.max(1, perMs / calls);
  return { name: `auth ${name}`, burst, perMs: every, onOutage: "memory" } as const;
}
