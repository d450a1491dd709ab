import type { Log } from "../log.ts";
import type { BudgetKey, BudgetStore } from "./budget-store.ts";

export type WriteBufferDeps = {
  budgetStore: BudgetStore;
  key: BudgetKey;
  /** Of the day, for all instances. */
  limit: number;
  log: Log;
};

/**
 * What this instance tells the store of one unit of a day. One statement after the other, so that each
 * sees what the ones before it did: a lease, what was just given back.
 */
export type WriteBuffer = {
  /** How much was granted; rejects when the store is away. */
  lease(ask: number): Promise<number>;
  /** What is spent and in no lease. Nobody waits for it; `failed` is told. */
  record(amount: number, failed: () => void): void;
  release(amount: number): void;
  /** Best known: what nobody has leased. */
  unleased(): number;
  /** Waits until the store knows everything. */
  settled(): Promise<void>;
};

export function createWriteBuffer({ budgetStore, key, limit, log }: WriteBufferDeps): WriteBuffer {
  /** Of the day by all instances, as last seen. */
  let leased = 0;
  /** By how much the statements under way will change it. */
  let unwritten = 0;
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(statement: () => Promise<T>): Promise<T> {
    const turn = last.then(statement);
    last = turn.catch(() => {});
    return turn;
  }

  async function write(change: number, statement: () => Promise<void>): Promise<boolean> {
    unwritten += change;
    try {
      await inTurn(statement);
      leased += change;
      return true;
    } catch (error) {
      log.warn({ err: error, ...key }, "The budget of the day was not brought up to date");
      return false;
    } finally {
      unwritten -= change;
    }
  }

  return {
    async lease(ask) {
      const lease = await inTurn(() => budgetStore.lease(key, ask, limit));
      leased = lease.leased;
      return lease.granted;
    },
    record(amount, failed) {
      void write(amount, () => budgetStore.record(key, amount)).then((written) => {
        if (!written) failed();
      });
    },
    release(amount) {
      // Not tried again, for it may have been written: lost for the day, but never spent twice.
      void write(-amount, () => budgetStore.release(key, amount));
    },
    unleased: () => Math.max(0, limit - leased - unwritten),
    settled: () => inTurn(async () => {}),
  };
}
