import { useEffect, useState } from "react";

/** Where the visitor is: the fragment of the address, and a key that is new for every step. */
export type Place = { hash: string; key: string };

/**
 * A choice kept in memory (tab, category) that an address with a fragment can make: a link to
 * something inside a panel opens that panel and scrolls there.
 *
 * @param choiceOf which choice shows the element with this id; undefined if none does. Must be stable.
 */
export function useAnchoredChoice<Choice extends string>(
  initial: Choice,
  { hash, key }: Place,
  choiceOf: (anchor: string) => Choice | undefined,
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again must scroll again
  useEffect(() => {
    const anchor = decodeURIComponent(hash.slice(1));
    const wanted = anchor ? choiceOf(anchor) : undefined;
    if (wanted) {
      setChoice(wanted);
      requestAnimationFrame(() => document.getElementById(anchor)?.scrollIntoView());
    }
  }, [hash, key, choiceOf]);
  return [choice, setChoice];
}
