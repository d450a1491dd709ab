import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Who takes the focus over when what holds it is taken away: lost, it would begin again at the top of the page.
 * @param around selector of what holds both and stays.
 * @param heir selector of the heir in it.
 */
export function useFocusHeir<Leaving extends HTMLElement>(
  around: string,
  heir: string,
): RefObject<Leaving | null> {
  const leaving = useRef<Leaving>(null);
  useLayoutEffect(() => {
    const element = leaving.current;
    return () => {
      if (element?.contains(document.activeElement)) {
        const next = element.closest(around)?.querySelector<HTMLElement>(heir);
        // What stood in its place moves up to where the person looks.
        next?.focus({ preventScroll: true });
      }
    };
  }, [around, heir]);
  return leaving;
}
