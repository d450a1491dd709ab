/** A while in which nothing is tried again. */
export type Cooldown = { readonly isActive: boolean; start(): void };

export function createCooldown(now: () => number, durationMs: number): Cooldown {
  let start = Number.NEGATIVE_INFINITY;
  return {
    get isActive() {
      // A clock that was set back must not make it longer.
      const elapsed = now() - start;
      return elapsed >= 0 && elapsed < durationMs;
    },
    start() {
      start = now();
    },
  };
}
