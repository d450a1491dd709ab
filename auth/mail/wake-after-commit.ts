import type { AuthDeps, Trx } from "../deps.ts";

type Store = AuthDeps["database"];

/** Those that an email was written in. */
const withEmails = new WeakSet<Trx>();

/** Called where an email is written. */
export function noteEmail(trx: Trx): void {
  withEmails.add(trx);
}

/**
 * The same store, which calls the mail worker once a transaction with an email in it is committed: before
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
      if (committed && withEmails.has(committed)) wake();
      return result;
    },
  };
}
