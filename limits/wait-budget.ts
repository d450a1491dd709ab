import { StoreUnavailable } from "#database";

/**
 * How long one request still waits for the store, over all that it asks of it: each query has a limit
 * of its own, but a slow store could take nearly that long several times in a row.
 */
export type WaitBudget = {
  /** Rejects with `StoreUnavailable` when it has run out; what comes after that goes to `undo`. */
  waitFor<T>(work: Promise<T>, undo?: (late: T) => void): Promise<T>;
};

/** Only the waits count: neither a body that comes in slowly nor the work of somebody else takes from it. */
export function createWaitBudget(durationMs: number): WaitBudget {
  let left = durationMs;

  return {
    async waitFor(work, undo) {
      const start = performance.now();
      const spent = Promise.withResolvers<never>();
      let isLate = false;
      const timer = setTimeout(
        () => {
          isLate = true;
          spent.reject(new StoreUnavailable("timeout"));
        },
        Math.max(0, left),
      );
      const arrival = work.then((value) => {
        if (isLate) undo?.(value);
        return value;
      });
      try {
        return await Promise.race([arrival, spent.promise]);
      } finally {
        clearTimeout(timer);
        left -= performance.now() - start;
      }
    },
  };
}

/** For whoever has nobody waiting. */
export const unlimitedWait: WaitBudget = { waitFor: (work) => work };
