export type Clocks = {
  /** Milliseconds since 1970, as the machine believes. */
  wall: () => number;
  /** Milliseconds, from a clock that only goes forward, at its own pace. */
  elapsed: () => number;
};

/** Milliseconds by which a running machine's time is corrected without a word. */
const correction = 60_000;
/** Milliseconds for which another time has to hold until it is believed. */
const patience = 10 * 60_000;

const ofTheProcess: Clocks = { wall: Date.now, elapsed: () => performance.now() };

/**
 * Milliseconds since 1970, of a machine whose time may jump: a day that is not there yet must not be spent, and whoever
 * was counted in it would be refused until it comes. After a jump time goes on as it was; a new one that stays is believed.
 */
export function createSteadyClock({ wall, elapsed } = ofTheProcess): () => number {
  let start = wall() - elapsed();
  let doubtedAt: number | undefined;
  return () => {
    const now = elapsed();
    const told = wall() - now;
    const isNear = Math.abs(told - start) <= correction;
    if (isNear) doubtedAt = undefined;
    else doubtedAt ??= now;
    if (isNear || now - (doubtedAt ?? now) >= patience) start = told;
    return now + start;
  };
}
