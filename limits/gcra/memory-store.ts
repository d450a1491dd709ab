import {
  allAllowed,
  allowed,
  anyRefused,
  type Count,
  countsOf,
  type Limit,
  type Refused,
  refused,
  takeOne,
  unspent,
} from "./gcra.ts";
import type { RateStore } from "./rate-store.ts";
import { createTatHeap, type Entry } from "./tat-heap.ts";

export type MemoryStore = RateStore & {
  readonly size: number;
  /** Forgets all who owe nothing any more, where nobody asks meanwhile. */
  sweep(): void;
};

/** More than one in, two out: what nobody needs any more goes without a sweep. */
const expiredPerTake = 2;

/**
 * The TATs of one process. At most `maxKeys` over all limits: then whoever is nearest to owing
 * nothing is forgotten first, so that a flood of new addresses cannot wash out those who took much.
 */
export function createMemoryStore(options: { now: () => number; maxKeys: number }): MemoryStore {
  const { maxKeys } = options;
  const entries = new Map<string, Entry>();
  const heap = createTatHeap();
  const microseconds = () => Math.round(options.now() * 1000);

  function forgetFirst(): void {
    const first = heap.removeTop();
    if (first) entries.delete(first.key);
  }

  function dropExpired(now: number, most = expiredPerTake): void {
    for (let count = 0; count < most; count += 1) {
      const top = heap.top();
      if (!top || top.tat > now) return;
      forgetFirst();
    }
  }

  function keep(key: string, tat: number): void {
    const entry = entries.get(key);
    if (entry) {
      heap.move(entry, tat);
      return;
    }
    if (entries.size >= maxKeys) forgetFirst();
    entries.set(key, heap.add(key, tat));
  }

  return {
    get size() {
      return entries.size;
    },
    sweep: () => dropExpired(microseconds(), maxKeys),
    async take(limit, visitor, groups = []) {
      const now = microseconds();
      dropExpired(now);
      const counts = countsOf(limit, visitor, groups).map((count) => {
        const key = keyOf(count);
        return { key, limit: count.limit, tat: entries.get(key)?.tat ?? 0 };
      });
      const takes: { key: string; limit: Limit; tat: number }[] = [];
      const usedUp: Refused[] = [];
      for (const { key, limit, tat } of counts) {
        const taken = takeOne(limit, tat, now);
        if (taken === undefined) usedUp.push(refused(limit, tat, now));
        else takes.push({ key, limit, tat: taken });
      }
      if (usedUp.length > 0) return anyRefused(usedUp);
      for (const { key, tat } of takes) keep(key, tat);
      return {
        ...allAllowed(takes.map(({ limit, tat }) => allowed(limit, tat, now))),
        takenAt: now,
      };
    },
    async refund(limit, visitor, takenAt, groups = []) {
      for (const count of countsOf(limit, visitor, groups)) {
        const entry = entries.get(keyOf(count));
        if (entry) heap.move(entry, entry.tat - unspent(count.limit, takenAt, microseconds()));
      }
    },
  };
}

function keyOf({ key, limit }: Count): string {
  return `${limit.name}|${key}`;
}
