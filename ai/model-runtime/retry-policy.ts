import type { Extra, Fault, Remedy } from "./language-model.ts";
import type { Pace } from "./pace.ts";

/** What an attempt is to be like. */
export type Plan = {
  model: string;
  extras: readonly Extra[];
  /** What the attempt before had and this one has not. */
  dropped?: readonly Extra[];
};

/** How often each remedy was taken in one call. */
export type Taken = Partial<Record<Remedy["kind"], number>>;

export type Step = { plan: Plan; waitMs: number };

/** How often a remedy helps; a daily quota and a bad key are never asked twice. */
const limits = {
  none: 0,
  again: 2,
  reconnect: 1,
  wait: 1,
  "other-model": 1,
  without: 1,
} as const;

/** Attempts of one call, whatever goes wrong. */
const maxAttempts = 4;

/** Milliseconds of the first pause at most; doubles with each. */
const firstPauseMs = 500;

/** Where the service does not say how long: a shared limit is over soon or not at all. */
const unsaidWaitMs = 2000;

/** What an answer needs at least; a pause that leaves less is not worth waiting for. */
const leastAnswerMs = 1000;

/** Full jitter: callers that failed together do not come back together. */
function pauseOf(remedy: Remedy, times: number, random: () => number): number {
  if (remedy.kind === "again") return random() * firstPauseMs * 2 ** times;
  if (remedy.kind !== "wait") return 0;
  return remedy.ms === undefined ? random() * unsaidWaitMs : remedy.ms + random() * firstPauseMs;
}

function changed(plan: Plan, remedy: Remedy, standIn: string | undefined): Plan | null {
  if (remedy.kind === "other-model")
    return standIn && standIn !== plan.model ? { ...plan, model: standIn } : null;
  if (remedy.kind !== "without") return plan;
  const dropped = remedy.extras.filter((extra) => plan.extras.includes(extra));
  const extras = plan.extras.filter((extra) => !dropped.includes(extra));
  return dropped.length > 0 ? { ...plan, extras, dropped } : null;
}

type Situation = {
  fault: Fault;
  plan: Plan;
  taken: Taken;
  standIn: string | undefined;
  /** Milliseconds until the deadline. */
  leftMs: number;
};

/** The next attempt, or null when the fault is the answer. Counts what it allows in `taken`. */
export function nextStep(
  { fault, plan, taken, standIn, leftMs }: Situation,
  { random }: Pick<Pace, "random">,
): Step | null {
  const { remedy } = fault;
  const times = taken[remedy.kind] ?? 0;
  const attempts = 1 + Object.values(taken).reduce((sum, count) => sum + count, 0);
  if (times >= limits[remedy.kind] || attempts >= maxAttempts) return null;
  const next = changed(plan, remedy, standIn);
  const waitMs = pauseOf(remedy, times, random);
  if (!next || waitMs + leastAnswerMs > leftMs) return null;
  taken[remedy.kind] = times + 1;
  return { plan: next, waitMs };
}
