import type { Log } from "./log.ts";

/** For the tests of this folder. */
export const silentLog: Log = { warn() {} };

/** Noon in São Paulo. */
export const noon = Date.UTC(2026, 10, 20, 15);

export type TestClock = { now(): number; advance(ms: number): void };

export function createClock(start = noon): TestClock {
  let instant = start;
  return {
    now: () => instant,
    advance(ms) {
      instant += ms;
    },
  };
}
