import { AsyncLocalStorage } from "node:async_hooks";

export type TransactionScope = {
  /** Runs the work of a transaction; what it starts and does not await may query again afterwards. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Asking for a second connection would wait for the transaction that waits for it. */
  refuseInside: () => void;
};

/** Of one store: work in a transaction may well ask another one, as a copy does. */
export function createTransactionScope(): TransactionScope {
  const scope = new AsyncLocalStorage<{ open: boolean }>();

  async function run<T>(work: () => Promise<T>): Promise<T> {
    const transaction = { open: true };
    try {
      return await scope.run(transaction, work);
    } finally {
      transaction.open = false;
    }
  }

  function refuseInside(): void {
    if (scope.getStore()?.open) {
      throw new Error("Inside a transaction, queries go through its own `trx`.");
    }
  }

  return { run, refuseInside };
}
