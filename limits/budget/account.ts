import { createHolding, type HoldingParts, type Trouble } from "./holding.ts";

export type Outcome = "taken" | Trouble;

type Waiter = { amount: number; done: (outcome: Outcome) => void };

/** One unit of one day, spent from memory by this instance. */
export type Account = {
  take(amount: number): Promise<Outcome>;
  /** The same where it is in hand and nobody waits for it; false says nothing of what can still be had. */
  takeAtOnce(amount: number): boolean;
  /** What was taken and not used. */
  putBack(amount: number): void;
  /** What was used beyond what was taken. */
  overspend(amount: number): void;
  /** Best known. */
  left(): number;
  /** Gives back what is in hand; what comes back later goes straight to the store. */
  close(): Promise<void>;
};

/**
 * What is in hand and free is a block at most, or what one call needs where that is more. So much
 * a kill may lose, besides what is just being given back.
 */
export function createAccount(parts: HoldingParts): Account {
  const holding = createHolding(parts);
  const waiting: Waiter[] = [];
  let pump: Promise<void> | undefined;
  let closed = false;

  function serve(head: Waiter, outcome: Outcome): void {
    waiting.shift();
    head.done(outcome);
  }

  /** Not for all who wait at once: a kill would lose it all. */
  async function leaseFor(head: Waiter): Promise<void> {
    const trouble = await holding.lease(head.amount);
    if (trouble) serve(head, holding.take(head.amount) ? "taken" : trouble);
  }

  /** In the order of arrival, one lease at a time. */
  async function serveWaiting(): Promise<void> {
    for (let [head] = waiting; head; [head] = waiting) {
      if (closed) serve(head, "away");
      else if (holding.take(head.amount)) serve(head, "taken");
      else await leaseFor(head);
    }
  }

  /** Not while others wait: they may need it. */
  function trim(): void {
    if (!pump) holding.trim(closed ? "nothing" : "a-block");
  }

  function startPump(): void {
    pump ??= serveWaiting().finally(() => {
      pump = undefined;
      trim();
      // Somebody may have come between the last look and this one.
      if (waiting.length > 0) startPump();
    });
  }

  function takeAtOnce(amount: number): boolean {
    return !closed && waiting.length === 0 && holding.take(amount);
  }

  return {
    takeAtOnce,
    async take(amount) {
      if (closed) return "away";
      if (amount > parts.limit) return "out";
      if (takeAtOnce(amount)) return "taken";
      return await new Promise((done) => {
        waiting.push({ amount, done });
        startPump();
      });
    },
    putBack(amount) {
      holding.putBack(amount);
      trim();
    },
    overspend: holding.overspend,
    left: holding.left,
    async close() {
      closed = true;
      await pump;
      trim();
      await holding.settled();
    },
  };
}
