/**
 * GCRA, the leaky bucket as a meter: a visitor may take `burst` at once, and one comes back every
 * `perMs`. One number per visitor says it all, the theoretical arrival time (TAT): the instant at
 * which everything taken so far will have come back. Instants are microseconds since 1970.
 */
export type Limit = {
  /** Tells the counts of one limit from those of another. */
  name: string;
  burst: number;
  /** Milliseconds after which one more is given back. */
  perMs: number;
};

/** Many visitors counted together, under a name of their own. */
export type Group = {
  key: string;
  /** It has so many times what the limit gives to one visitor. */
  times: number;
};

/** What one unit counts for: the visitor, and each group that they belong to. */
export type Count = { key: string; limit: Limit };

export function countsOf(limit: Limit, visitor: string, groups: readonly Group[]): Count[] {
  const widened = ({ key, times }: Group): Count => ({
    key,
    limit: { ...limit, burst: limit.burst * times, perMs: limit.perMs / times },
  });
  return [{ key: visitor, limit }, ...groups.map(widened)];
}

export type Allowed = { allowed: true; remaining: number };
export type Refused = { allowed: false; retryAfterMs: number };

/** Of all that one unit counts for, the one with the least left. */
export function allAllowed(counts: readonly Allowed[]): Allowed {
  return { allowed: true, remaining: Math.min(...counts.map(({ remaining }) => remaining)) };
}

/** Of those that are used up, the one to be waited for longest. */
export function anyRefused(counts: readonly Refused[]): Refused {
  const waits = counts.map(({ retryAfterMs }) => retryAfterMs);
  return { allowed: false, retryAfterMs: Math.max(...waits) };
}

/** Microseconds. */
export function intervalOf({ perMs }: Limit): number {
  return Math.round(perMs * 1000);
}

/** How far ahead of now the TAT may stand, in microseconds: then nothing is left. */
export function toleranceOf(limit: Limit): number {
  return limit.burst * intervalOf(limit);
}

/** The new TAT, or undefined where nothing is left. `tat` of somebody unknown is 0. */
export function takeOne(limit: Limit, tat: number, now: number): number | undefined {
  const taken = Math.max(tat, now) + intervalOf(limit);
  return taken - now <= toleranceOf(limit) ? taken : undefined;
}

export function allowed(limit: Limit, tat: number, now: number): Allowed {
  const owed = Math.max(0, tat - now);
  const remaining = Math.max(0, Math.floor((toleranceOf(limit) - owed) / intervalOf(limit)));
  return { allowed: true, remaining };
}

export function refused(limit: Limit, tat: number, now: number): Refused {
  const wait = tat + intervalOf(limit) - toleranceOf(limit) - now;
  // Whoever reads the TAT after the verdict may find that the time has come: an interval is enough.
  return { allowed: false, retryAfterMs: wait > 0 ? Math.ceil(wait / 1000) : limit.perMs };
}

/**
 * By how much giving back one that was taken at `takenAt` lowers the TAT. Time has given a part of it
 * back already, perhaps to those who came after: the whole interval would let them take more than the
 * limit says. What is missing is there as soon as the same time has passed again.
 */
export function unspent(limit: Limit, takenAt: number, now: number): number {
  return Math.max(0, intervalOf(limit) - Math.max(0, now - takenAt));
}
