import type { StoreKind } from "#database";

/** A store of its own that nobody has opened. */
export type StoreLocation = {
  kind: StoreKind;
  dataDirectory: string;
  /** Of Postgres. */
  url: string | undefined;
  erase: () => Promise<void>;
};

/** What a reliability test is given: where stores come from, and chance that can be repeated. */
export type TestRun = {
  /** `empty`: without the schema, as before a first start. */
  newStore: (kind: StoreKind, choice?: { empty?: boolean }) => Promise<StoreLocation>;
  /** From 0 to below 1. */
  random: () => number;
  deadlines: Deadlines;
};

/** Milliseconds. */
export type Deadlines = {
  /** From the start of the server after a kill until it is ready. */
  reopen: number;
  /** For the answer to a call that needs a store which is away. */
  refusal: number;
};

/** One line of a result: counted or measured, and what it had to be. */
export type Figure = { what: string; measured: string; required: string };

export const kinds: readonly StoreKind[] = ["sqlite", "postgres"];

/** Milliseconds; `recovery`: from the return of the store until everything works again. */
export const promised = { reopen: 5000, recovery: 5000, refusal: 2000 };

/** Mulberry32: the same moments for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function between({ random }: Pick<TestRun, "random">, low: number, high: number): number {
  return low + random() * (high - low);
}

/** Tries until `done` gives something, and says how long it took; the deadline is the test's. */
export async function within<T>(
  deadlineMs: number,
  what: string,
  done: () => Promise<T | undefined | false>,
): Promise<{ ms: number; value: T }> {
  const start = performance.now();
  for (;;) {
    const value = await done();
    const ms = performance.now() - start;
    if (value !== undefined && value !== false) return { ms, value };
    if (ms > deadlineMs) throw new Error(`Not within ${deadlineMs} ms: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The median and the longest, as people read them. */
export function spread(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return `median ${middle.toFixed(0)} ms, longest ${(sorted.at(-1) ?? Number.NaN).toFixed(0)} ms`;
}
