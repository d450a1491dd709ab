import type { KeyboardEvent } from "react";

/** Where a key leads from a place in a row of `count`; undefined for keys that lead nowhere. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (place + 1) % count;
    case "ArrowLeft":
      return (place - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Arrows, Home and End move the focus within a group that is one stop of Tab. Returns what the focus went to.
 * @param stops selects the controls of the group.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  stops: string,
): HTMLElement | undefined {
  const group = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  // Of two keys pressed before the application was live, the second starts where the first one led.
  const focused = group.indexOf(document.activeElement as HTMLElement);
  const place = focused < 0 ? group.indexOf(event.target as HTMLElement) : focused;
  const next = place < 0 ? undefined : placeAfter(event.key, place, group.length);
  if (next === undefined) return undefined;
  event.preventDefault();
  group[next]?.focus();
  return group[next];
}
