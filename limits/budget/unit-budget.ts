import { createBudgetLease, type LeaseDeps, type Shortage } from "./lease.ts";

export type Outcome = "taken" | Shortage;

type Waiter = { amount: number; done: (outcome: Outcome) => void };

/** One unit of one day, spent from memory by this instance. */
export type UnitBudget = {
  take(amount: number): Promise<Outcome>;
  /** The same where it is available and nobody waits for it; false says nothing of what can still be had. */
  tryTake(amount: number): boolean;
  /** What was taken and not used. */
  refund(amount: number): void;
  /** What was used beyond what was taken. */
  overspend(amount: number): void;
  /** Best known. */
  left(): number;
  /** Gives back what is available; what comes back later goes straight to the store. */
  close(): Promise<void>;
};

/**
 * What is leased and unspent is a block at most, or what one call needs where that is more. So much
 * a kill may lose, besides what is just being given back.
 */
export function createUnitBudget(deps: LeaseDeps): UnitBudget {
  const lease = createBudgetLease(deps);
  const waiting: Waiter[] = [];
  let serving: Promise<void> | undefined;
  let closed = false;

  function serve(head: Waiter, outcome: Outcome): void {
    waiting.shift();
    head.done(outcome);
  }

  /** Not for all who wait at once: a kill would lose it all. */
  async function leaseFor(head: Waiter): Promise<void> {
    const shortage = await lease.extend(head.amount);
    if (shortage) serve(head, lease.take(head.amount) ? "taken" : shortage);
  }

  /** In the order of arrival, one lease at a time. */
  async function serveWaiting(): Promise<void> {
    for (let [head] = waiting; head; [head] = waiting) {
      if (closed) serve(head, "unavailable");
      else if (lease.take(head.amount)) serve(head, "taken");
      else await leaseFor(head);
    }
  }

  /** Not while others wait: they may need it. */
  function trim(): void {
    if (!serving) lease.trim(closed ? "nothing" : "a-block");
  }

  function startServing(): void {
    serving ??= serveWaiting().finally(() => {
      serving = undefined;
      trim();
      // Somebody may have come between the last look and this one.
      if (waiting.length > 0) startServing();
    });
  }

  function tryTake(amount: number): boolean {
    return !closed && waiting.length === 0 && lease.take(amount);
  }

  return {
    tryTake,
    async take(amount) {
      if (closed) return "unavailable";
      if (amount > deps.limit) return "exhausted";
      if (tryTake(amount)) return "taken";
      return await new Promise((done) => {
        waiting.push({ amount, done });
        startServing();
      });
    },
    refund(amount) {
      lease.refund(amount);
      trim();
    },
    overspend: lease.overspend,
    left: lease.left,
    async close() {
      closed = true;
      await serving;
      trim();
      await lease.settled();
    },
  };
}
