/** Time and chance, passed in so that a test need not wait for them. */
export type Pace = {
  /** Milliseconds, from a clock that only goes forward. */
  now: () => number;
  /** Between two attempts. @throws the signal's reason when it is aborted meanwhile. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 up to, but not, 1. */
  random: () => number;
  /** Milliseconds for a whole answer, where the request names no deadline. */
  totalMs: number;
  /** Milliseconds a service may keep silent after it was asked. */
  firstByteMs: number;
};

/** What a timer takes; more would fire at once. */
const longestTimer = 2 ** 31 - 1;

/** Runs `action` after so many milliseconds, unless the function it gives is called before. */
export function after(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, Math.min(Math.max(ms, 0), longestTimer));
  return () => clearTimeout(timer);
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const wake = () => {
      signal.removeEventListener("abort", leave);
      resolve();
    };
    const cancel = after(ms, wake);
    const leave = () => {
      cancel();
      reject(signal.reason);
    };
    signal.addEventListener("abort", leave, { once: true });
  });
}

export function createPace(changes: Partial<Pace> = {}): Pace {
  return {
    now: () => performance.now(),
    sleep,
    random: Math.random,
    totalMs: 60_000,
    firstByteMs: 20_000,
    ...changes,
  };
}
