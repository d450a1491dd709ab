import { useCallback, useEffect, useState } from "react";
import { readAnchor } from "./read-anchor.ts";

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
  const [{ choice, anchor }, setShown] = useState({ choice: initial, anchor: "" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again must scroll again
  useEffect(() => {
    const wanted = readAnchor(hash);
    const found = wanted ? choiceOf(wanted) : undefined;
    if (found) {
      setShown({ choice: found, anchor: wanted });
    }
  }, [hash, key, choiceOf]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every choice, once it stands in the document
  useEffect(() => {
    if (anchor) {
      document.getElementById(anchor)?.scrollIntoView();
      setShown((shown) => ({ ...shown, anchor: "" }));
    }
  }, [choice, anchor]);
  return [choice, useCallback((next: Choice) => setShown({ choice: next, anchor: "" }), [])];
}
