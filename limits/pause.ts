/** A while in which nothing is tried again. */
export type Pause = { readonly on: boolean; begin(): void };

export function createPause(now: () => number, durationMs: number): Pause {
  let start = Number.NEGATIVE_INFINITY;
  return {
    get on() {
      // A clock that was set back must not make it longer.
      const elapsed = now() - start;
      return elapsed >= 0 && elapsed < durationMs;
    },
    begin() {
      start = now();
    },
  };
}
