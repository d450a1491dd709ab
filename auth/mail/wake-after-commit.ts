import type { AuthParts, Trx } from "../parts.ts";

type Store = AuthParts["database"];

/** Those that a letter was written in. */
const withLetters = new WeakSet<Trx>();

/** Called where a letter is written. */
export function noteLetter(trx: Trx): void {
  withLetters.add(trx);
}

/**
 * The same store, which calls the postman once a transaction with a letter in it is committed: before
 * that there is nothing to carry, and whoever wrote it need not think of it.
 */
export function wakeAfterCommit(store: Store, wake: () => void): Store {
  return {
    query: store.query,
    forUpdate: store.forUpdate,
    async transaction(work) {
      let committed: Trx | undefined;
      const result = await store.transaction((trx) => {
        // The last one counts, where the store runs it again.
        committed = trx;
        return work(trx);
      });
      if (committed && withLetters.has(committed)) wake();
      return result;
    },
  };
}
