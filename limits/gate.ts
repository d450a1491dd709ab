import PQueue from "p-queue";

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

/** Until calls have been seen. */
const firstGuessMs = 5000;
/** Weight of the newest call in the mean. */
const weight = 0.2;

const waitedTooLong = Symbol("waited too long");

export function createGate(settings: GateSettings, now: () => number = Date.now): Gate {
  const { concurrency, places, longestWaitMs } = settings;
  const line = new PQueue({ concurrency });
  let meanMs = firstGuessMs;

  function retryAfterMs(): number {
    return Math.ceil((meanMs * (line.size + 1)) / concurrency);
  }

  /** Holds a place of the queue from the start until the caller leaves. */
  function hold(open: (entrance: Entrance) => void): Promise<void> {
    const start = now();
    return new Promise((release) => {
      let left = false;
      open({
        entered: true,
        leave() {
          if (left) return;
          left = true;
          release();
          meanMs += weight * (Math.max(0, now() - start) - meanMs);
        },
      });
    });
  }

  async function wait(signal: AbortSignal | undefined): Promise<Entrance> {
    // The queue gives the place of a running task away when its signal aborts, so this one is for
    // the wait only: the place is held as long as the call takes.
    const waiting = new AbortController();
    const onAbort = () => waiting.abort(signal?.reason);
    const timer = setTimeout(() => waiting.abort(waitedTooLong), longestWaitMs);
    function stopWaiting(): void {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
    }
    signal?.addEventListener("abort", onAbort, { once: true });
    try {
      return await new Promise((resolve, reject) => {
        const task = () => {
          stopWaiting();
          return hold(resolve);
        };
        line.add(task, { signal: waiting.signal }).catch(reject);
      });
    } catch (error) {
      if (error !== waitedTooLong) throw error;
      return { entered: false, retryAfterMs: retryAfterMs() };
    } finally {
      stopWaiting();
    }
  }

  return {
    async enter(signal) {
      signal?.throwIfAborted();
      const full = line.pending >= concurrency && line.size >= places;
      return full ? { entered: false, retryAfterMs: retryAfterMs() } : wait(signal);
    },
  };
}
