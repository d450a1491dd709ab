import { createCooldown } from "../cooldown.ts";
import { createWriteBuffer, type WriteBufferDeps } from "./write-buffer.ts";

export type LeaseDeps = WriteBufferDeps & {
  /** What is leased at once. */
  block: number;
  now: () => number;
  /** After the day was found to be out, or the store away, it is not asked again for this long. */
  cooldownMs: number;
};

/** Why there is not more available: the day has no more left, or the store is away. */
export type Shortage = "exhausted" | "unavailable";

/** What this instance has leased of a unit of a day, and has not spent. */
export type BudgetLease = {
  /** From what is available, where that is enough. */
  take(amount: number): boolean;
  refund(amount: number): void;
  /** For what was spent without having been taken. */
  overspend(amount: number): void;
  /** Fills up to a block, or to `amount` where that is more; undefined when there is more available. */
  extend(amount: number): Promise<Shortage | undefined>;
  /** Gives back what is over a block, or all of it. */
  trim(most: "a-block" | "nothing"): void;
  /** Best known: what nobody has leased, and what is available. */
  left(): number;
  /** Waits until the store knows everything. */
  settled(): Promise<void>;
};

export function createBudgetLease(deps: LeaseDeps): BudgetLease {
  const { limit, block, log } = deps;
  const cooldowns = {
    exhausted: createCooldown(deps.now, deps.cooldownMs),
    unavailable: createCooldown(deps.now, deps.cooldownMs),
  };
  const writeBuffer = createWriteBuffer(deps);
  let available = 0;
  /** Spent, and in no lease yet. */
  let overdraft = 0;

  function recordOverdraft(): void {
    if (overdraft === 0) return;
    const amount = overdraft;
    overdraft = 0;
    // It may have been written all the same; then it counts twice, and less is spent, not more.
    writeBuffer.record(amount, () => {
      overdraft += amount;
    });
  }

  async function extend(amount: number): Promise<Shortage | undefined> {
    if (cooldowns.unavailable.isActive) return "unavailable";
    if (cooldowns.exhausted.isActive) return "exhausted";
    recordOverdraft();
    try {
      const granted = await writeBuffer.lease(Math.min(limit, Math.max(block, amount) - available));
      available += granted;
      if (granted > 0) return undefined;
      cooldowns.exhausted.start();
      return "exhausted";
    } catch (error) {
      cooldowns.unavailable.start();
      log.warn({ err: error, ...deps.key }, "The store of the budget is away");
      return "unavailable";
    }
  }

  return {
    take(amount) {
      if (amount > available) return false;
      available -= amount;
      return true;
    },
    refund(amount) {
      const paid = Math.min(overdraft, amount);
      overdraft -= paid;
      available += amount - paid;
    },
    overspend(amount) {
      const paid = Math.min(available, amount);
      available -= paid;
      overdraft += amount - paid;
      recordOverdraft();
    },
    extend,
    trim(most) {
      if (available <= (most === "a-block" ? block : 0)) return;
      // Half a block stays, so that neither the next call nor every answer pays a commit.
      const surplus = available - (most === "a-block" ? Math.floor(block / 2) : 0);
      available -= surplus;
      writeBuffer.release(surplus);
    },
    left: () => writeBuffer.unleased() + available,
    async settled() {
      recordOverdraft();
      await writeBuffer.settled();
    },
  };
}
