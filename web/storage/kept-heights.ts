import { storageKey } from "./browser-storage.ts";

/** Read by the inline script of every page, which gives the places their height before the first paint. */
const heightsKey = `${storageKey}:alturas`;

/** Keeps how high places of a page are at this width, in CSS pixels; without any it keeps nothing. Never throws. */
export function keepHeights(heights: readonly (readonly [string, number])[]): void {
  const high = heights.filter(([, height]) => height > 0);
  try {
    if (high.length === 0) localStorage.removeItem(heightsKey);
    else
      localStorage.setItem(
        heightsKey,
        JSON.stringify({ width: innerWidth, heights: Object.fromEntries(high) }),
      );
  } catch {
    // Blocked or full: what comes back moves the page once.
  }
}
