import { StoreUnavailable } from "#database";

/**
 * How long one request still waits for the store, over all that it asks of it: each query has a limit
 * of its own, but a slow store could take nearly that long several times in a row.
 */
export type Patience = {
  /** Rejects with `StoreUnavailable` when it has run out; what comes after that goes to `undo`. */
  waitFor<T>(work: Promise<T>, undo?: (late: T) => void): Promise<T>;
};

/** It begins with the first wait, so that a body that comes in slowly takes nothing from it. */
export function createPatience(durationMs: number): Patience {
  let end: number | undefined;

  return {
    async waitFor(work, undo) {
      end ??= performance.now() + durationMs;
      const spent = Promise.withResolvers<never>();
      let isLate = false;
      const timer = setTimeout(
        () => {
          isLate = true;
          spent.reject(new StoreUnavailable("timeout"));
        },
        Math.max(0, end - performance.now()),
      );
      const arrival = work.then((value) => {
        if (isLate) undo?.(value);
        return value;
      });
      try {
        return await Promise.race([arrival, spent.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** For whoever has nobody waiting. */
export const endlessPatience: Patience = { waitFor: (work) => work };
