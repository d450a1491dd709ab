import { fold } from "../../../../../domain/search/fold.ts";

/** Facts of one kind kept. */
const mostFacts = 24;

/** The items with different texts, blind to case and accents; the first of each stays. */
export function unique<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const item of items) {
    const key = fold(textOf(item));
    if (!byKey.has(key)) byKey.set(key, item);
  }
  return [...byKey.values()].slice(0, mostFacts);
}
