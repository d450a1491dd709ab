import { type ReactNode, type RefObject, useEffect } from "react";
import { keepHeights } from "../../storage/kept-heights.ts";
import { useReturn } from "../../storage/use-kept-draft.ts";

type Props = { name: string; place?: RefObject<HTMLDivElement | null>; children: ReactNode };

/** A place whose content comes back late: the early script gives it the height that it had. */
export function Reserved({ name, place, children }: Props) {
  return (
    <div className="reserved" data-reserve={name} ref={place}>
      {children}
    </div>
  );
}

/** Milliseconds in which everything that was kept stands in its place again. */
const settling = 2000;

/** Notes how high each reserved place is when the page goes, and ends the reservation once all is back. */
export function useReservedHeights(): void {
  const isBack = useReturn(() => undefined);
  useEffect(() => {
    if (!isBack) return;
    const settle = () => {
      document.documentElement.dataset.settled = "";
    };
    const timer = setTimeout(settle, settling);
    // What is emptied by hand leaves no gap.
    addEventListener("input", settle, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("input", settle);
    };
  }, [isBack]);
  useEffect(() => {
    const note = () => {
      const places = document.querySelectorAll<HTMLElement>("[data-reserve]");
      keepHeights(
        [...places].map(({ dataset, offsetHeight }) => [dataset.reserve ?? "", offsetHeight]),
      );
    };
    const events = ["pagehide", "visibilitychange"];
    for (const type of events) addEventListener(type, note);
    return () => {
      for (const type of events) removeEventListener(type, note);
    };
  }, []);
}
