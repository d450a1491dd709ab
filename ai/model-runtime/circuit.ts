/** One call of a service, on its way through the circuit breaker. */
export type Passage = {
  /** The service did what it is there for, or refused for a reason of the call. */
  answered(): void;
  failed(): void;
  /** Nothing was learned: the visitor has left. */
  ended(): void;
};

export type CircuitDeps = {
  /** Milliseconds, from a clock that only goes forward. */
  now: () => number;
  onChange?: ((isOpen: boolean) => void) | undefined;
};

/** A circuit breaker in front of a service: while it keeps failing, it is asked once in a while instead of every time. */
export type Circuit = {
  /** A number where the call is not to be made: the milliseconds after which one may be. */
  enter(): Passage | number;
  isOpen(): boolean;
};

/** Failures in a row, each after its repetitions. */
const mostFailures = 5;
/** Milliseconds until the first probe; doubles with each that fails. */
const firstPauseMs = 5000;
const longestPauseMs = 5 * 60_000;

export function createCircuit({ now, onChange }: CircuitDeps): Circuit {
  let failures = 0;
  let pauseMs = firstPauseMs;
  let probeAt = 0;
  let isOpen = false;
  let isProbing = false;

  function open(): void {
    probeAt = now() + pauseMs;
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    if (!isOpen) onChange?.(true);
    isOpen = true;
  }

  function close(): void {
    failures = 0;
    pauseMs = firstPauseMs;
    if (isOpen) onChange?.(false);
    isOpen = false;
  }

  function passage(isProbe: boolean): Passage {
    const end = () => {
      if (isProbe) isProbing = false;
    };
    return {
      answered() {
        end();
        close();
      },
      failed() {
        end();
        failures += 1;
        // Those that were under way when it opened say nothing new.
        if (isProbe || (!isOpen && failures >= mostFailures)) open();
      },
      ended: end,
    };
  }

  return {
    enter() {
      if (!isOpen) return passage(false);
      const leftMs = probeAt - now();
      if (leftMs > 0 || isProbing) return Math.max(leftMs, 1000);
      isProbing = true;
      return passage(true);
    },
    isOpen: () => isOpen,
  };
}
