import { StoreUnavailable } from "../faults.ts";

export type Turns = {
  /** Gives what ends the turn. Rejects with `StoreUnavailable` after so many milliseconds. */
  take: (patience: number) => Promise<() => void>;
};

/** One after the other, in the order of asking. */
export function createTurns(): Turns {
  let taken = false;
  const waiting = new Set<() => void>();

  function end(): void {
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next();
    } else {
      taken = false;
    }
  }

  function wait(patience: number): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(new StoreUnavailable("busy"));
      }, patience);
      function start(): void {
        clearTimeout(timer);
        resolve(end);
      }
      waiting.add(start);
    });
  }

  async function take(patience: number): Promise<() => void> {
    if (taken) return wait(patience);
    taken = true;
    return end;
  }

  return { take };
}
