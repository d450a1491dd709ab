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
  /**
   * Rejects with the signal's reason when the visitor leaves the queue.
   * @param holders whose place it is, each counted by its name: the visitor, and the networks that they come from.
   */
  acquire(signal?: AbortSignal, holders?: readonly string[]): Promise<Permit>;
};

/** Somebody in the queue. */
type Waiter = { holders: readonly string[]; admit(): void };

/**
 * Places of one kind. Nobody takes another who holds as many as are free: half of them at most, and less
 * where others hold some, so that whoever has none finds one.
 */
function createPlaces(count: number) {
  const held = new Map<string, number>();
  let free = count;

  function change(holders: readonly string[], by: 1 | -1): void {
    free -= by;
    for (const holder of holders) {
      const now = (held.get(holder) ?? 0) + by;
      if (now > 0) held.set(holder, now);
      else held.delete(holder);
    }
  }

  return {
    hasOneFor: (holders: readonly string[]) =>
      free > 0 && holders.every((holder) => (held.get(holder) ?? 0) < free),
    take: (holders: readonly string[]) => change(holders, 1),
    giveBack: (holders: readonly string[]) => change(holders, -1),
  };
}

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
  const inside = createPlaces(maxConcurrent);
  const waiting = createPlaces(maxQueued);
  let meanMs = firstGuessMs;

  function refusal(): Permit {
    const retryAfterMs = Math.ceil((meanMs * (queue.size + 1)) / maxConcurrent);
    return { acquired: false, retryAfterMs };
  }

  /** Holds a permit until the caller releases it, and hands it on then. */
  function grant(holders: readonly string[]): Permit {
    const start = now();
    let released = false;
    inside.take(holders);
    return {
      acquired: true,
      release() {
        if (released) return;
        released = true;
        inside.giveBack(holders);
        meanMs += weight * (Math.max(0, now() - start) - meanMs);
        admitNext();
      },
    };
  }

  /** In the order of arrival, but for those who hold too many already. */
  function admitNext(): void {
    for (const { holders, admit } of queue) if (inside.hasOneFor(holders)) admit();
  }

  function wait(signal: AbortSignal | undefined, holders: readonly string[]): Promise<Permit> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { holders, admit: () => endWait(() => resolve(grant(holders))) };
      const timeOut = () => endWait(() => resolve(refusal()));
      const abandon = () => endWait(() => reject(signal?.reason));
      const timer = setTimeout(timeOut, maxWaitMs);
      function endWait(end: () => void): void {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abandon);
        queue.delete(waiter);
        waiting.giveBack(holders);
        end();
      }
      queue.add(waiter);
      waiting.take(holders);
      signal?.addEventListener("abort", abandon, { once: true });
    });
  }

  return {
    async acquire(signal, holders = []) {
      signal?.throwIfAborted();
      if (inside.hasOneFor(holders)) return grant(holders);
      return waiting.hasOneFor(holders) ? wait(signal, holders) : refusal();
    },
  };
}
