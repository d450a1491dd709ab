import { createPause } from "../pause.ts";
import { type BooksParts, createBooks } from "./books.ts";

export type HoldingParts = BooksParts & {
  /** What is leased at once. */
  block: number;
  now: () => number;
  /** After the day was found to be out, or the store away, it is not asked again for this long. */
  pauseMs: number;
};

/** Why there is not more in hand: the day has no more left, or the store is away. */
export type Trouble = "out" | "away";

/** What this instance has leased of a unit of a day, and has not spent. */
export type Holding = {
  /** From what is in hand, where that is enough. */
  take(amount: number): boolean;
  putBack(amount: number): void;
  /** For what was spent without having been taken. */
  overspend(amount: number): void;
  /** Fills up to a block, or to `amount` where that is more; undefined when there is more in hand. */
  lease(amount: number): Promise<Trouble | undefined>;
  /** Gives back what is over a block, or all of it. */
  trim(most: "a-block" | "nothing"): void;
  /** Best known: what nobody has leased, and what is in hand. */
  left(): number;
  /** Waits until the store knows everything. */
  settled(): Promise<void>;
};

export function createHolding(parts: HoldingParts): Holding {
  const { limit, block, log } = parts;
  const pauses = {
    out: createPause(parts.now, parts.pauseMs),
    away: createPause(parts.now, parts.pauseMs),
  };
  const books = createBooks(parts);
  let inHand = 0;
  /** Spent, and in no lease yet. */
  let debt = 0;

  function payDebt(): void {
    if (debt === 0) return;
    const amount = debt;
    debt = 0;
    // It may have been written all the same; then it counts twice, and less is spent, not more.
    books.record(amount, () => {
      debt += amount;
    });
  }

  async function lease(amount: number): Promise<Trouble | undefined> {
    if (pauses.away.on) return "away";
    if (pauses.out.on) return "out";
    payDebt();
    try {
      const granted = await books.lease(Math.min(limit, Math.max(block, amount) - inHand));
      inHand += granted;
      if (granted > 0) return undefined;
      pauses.out.begin();
      return "out";
    } catch (error) {
      pauses.away.begin();
      log.warn({ err: error, ...parts.page }, "The store of the budget is away");
      return "away";
    }
  }

  return {
    take(amount) {
      if (amount > inHand) return false;
      inHand -= amount;
      return true;
    },
    putBack(amount) {
      const paid = Math.min(debt, amount);
      debt -= paid;
      inHand += amount - paid;
    },
    overspend(amount) {
      const paid = Math.min(inHand, amount);
      inHand -= paid;
      debt += amount - paid;
      payDebt();
    },
    lease,
    trim(most) {
      if (inHand <= (most === "a-block" ? block : 0)) return;
      // Half a block stays, so that neither the next call nor every answer pays a commit.
      const surplus = inHand - (most === "a-block" ? Math.floor(block / 2) : 0);
      inHand -= surplus;
      books.giveBack(surplus);
    },
    left: () => books.unleased() + inHand,
    async settled() {
      payDebt();
      await books.settled();
    },
  };
}
