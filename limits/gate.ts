export type GateSettings = {
  /** Calls at once. */
  concurrency: number;
  /** Who may wait besides. */
  places: number;
  longestWaitMs: number;
};

export type Entrance =
  | { entered: true; leave(): void }
  /** `retryAfterMs` is an estimate from how long calls took. */
  | { entered: false; retryAfterMs: number };

/** Bounded concurrency and a bounded line in front of something slow. */
export type Gate = {
  /** Rejects with the signal's reason when the visitor leaves the line. */
  enter(signal?: AbortSignal): Promise<Entrance>;
};

/** Somebody in the line. */
type Waiter = { letIn(): void };

/** Until calls have been seen. */
const firstGuessMs = 5000;
/** Weight of the newest call in the mean. */
const weight = 0.2;

export function createGate(settings: GateSettings, now: () => number = Date.now): Gate {
  const { concurrency, places, longestWaitMs } = settings;
  /** In the order of arrival. */
  const line = new Set<Waiter>();
  let inside = 0;
  let meanMs = firstGuessMs;

  function refusal(): Entrance {
    const retryAfterMs = Math.ceil((meanMs * (line.size + 1)) / concurrency);
    return { entered: false, retryAfterMs };
  }

  /** Takes a place until the caller leaves, and hands it on then. */
  function takePlace(): Entrance {
    const start = now();
    let left = false;
    inside += 1;
    return {
      entered: true,
      leave() {
        if (left) return;
        left = true;
        inside -= 1;
        meanMs += weight * (Math.max(0, now() - start) - meanMs);
        const [first] = line;
        first?.letIn();
      },
    };
  }

  function wait(signal: AbortSignal | undefined): Promise<Entrance> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { letIn: () => endWait(() => resolve(takePlace())) };
      const tire = () => endWait(() => resolve(refusal()));
      const give = () => endWait(() => reject(signal?.reason));
      const timer = setTimeout(tire, longestWaitMs);
      function endWait(end: () => void): void {
        clearTimeout(timer);
        signal?.removeEventListener("abort", give);
        line.delete(waiter);
        end();
      }
      line.add(waiter);
      signal?.addEventListener("abort", give, { once: true });
    });
  }

  return {
    async enter(signal) {
      signal?.throwIfAborted();
      if (inside < concurrency) return takePlace();
      return line.size >= places ? refusal() : wait(signal);
    },
  };
}
