import { noteLeadToTop } from "../../ui/toast.ts";

const gestures = ["wheel", "touchmove", "input", "focusin", "keydown"] as const;
const scrollKeys = /^(Page|Arrow)(Up|Down)$/;

function isGoingElsewhere(event: Event): boolean {
  if (event instanceof KeyboardEvent) return scrollKeys.test(event.key);
  const { type, target } = event;
  return type !== "focusin" || (target instanceof Element && target.matches("input,textarea"));
}

/** Watches from now on; the answer says whether the person has scrolled, typed or gone to another field since. */
export function watchReader(): () => boolean {
  let hasMoved = false;
  const note = (event: Event) => {
    hasMoved ||= isGoingElsewhere(event);
  };
  for (const type of gestures) addEventListener(type, note, { capture: true, passive: true });
  return () => {
    for (const type of gestures) removeEventListener(type, note, { capture: true });
    return hasMoved;
  };
}

/** Scrolls to what does not stand on the screen whole; at once for whoever wants no motion. */
export function comeIntoView(element: Element, block: ScrollLogicalPosition): void {
  if (block === "start") noteLeadToTop();
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block, behavior: isCalm ? "instant" : "smooth" });
}
