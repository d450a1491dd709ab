export type ConcurrencySettings = {
  /** Calls at once. */
  maxConcurrent: number;
  /** Who may wait besides. */
  maxQueued: number;
  maxWaitMs: number;
};

export type Permit =
  | { acquired: true; release(): void }
  /** `retryAfterMs` is an estimate from how long calls took. */
  | { acquired: false; retryAfterMs: number };

/** Bounded concurrency and a bounded queue in front of something slow. */
export type ConcurrencyLimiter = {
  /** Rejects with the signal's reason when the visitor leaves the queue. */
  acquire(signal?: AbortSignal): Promise<Permit>;
};

/** Somebody in the queue. */
type Waiter = { admit(): void };

/** Until calls have been seen. */
const firstGuessMs = 5000;
/** Weight of the newest call in the mean. */
const weight = 0.2;

export function createConcurrencyLimiter(
  settings: ConcurrencySettings,
  now: () => number = Date.now,
): ConcurrencyLimiter {
  const { maxConcurrent, maxQueued, maxWaitMs } = settings;
  /** In the order of arrival. */
  const queue = new Set<Waiter>();
  let active = 0;
  let meanMs = firstGuessMs;

  function refusal(): Permit {
    const retryAfterMs = Math.ceil((meanMs * (queue.size + 1)) / maxConcurrent);
    return { acquired: false, retryAfterMs };
  }

  /** Holds a permit until the caller releases it, and hands it on then. */
  function grant(): Permit {
    const start = now();
    let released = false;
    active += 1;
    return {
      acquired: true,
      release() {
        if (released) return;
        released = true;
        active -= 1;
        meanMs += weight * (Math.max(0, now() - start) - meanMs);
        const [first] = queue;
        first?.admit();
      },
    };
  }

  function wait(signal: AbortSignal | undefined): Promise<Permit> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { admit: () => endWait(() => resolve(grant())) };
      const timeOut = () => endWait(() => resolve(refusal()));
      const abandon = () => endWait(() => reject(signal?.reason));
      const timer = setTimeout(timeOut, maxWaitMs);
      function endWait(end: () => void): void {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abandon);
        queue.delete(waiter);
        end();
      }
      queue.add(waiter);
      signal?.addEventListener("abort", abandon, { once: true });
    });
  }

  return {
    async acquire(signal) {
      signal?.throwIfAborted();
      if (active < maxConcurrent) return grant();
      return queue.size >= maxQueued ? refusal() : wait(signal);
    },
  };
}
