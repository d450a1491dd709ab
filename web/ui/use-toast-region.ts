import { type ComponentType, useEffect, useState } from "react";
import { afterContact } from "./after-contact.ts";
import { isToastWaiting, noteUse, onToastWaiting } from "./toast.ts";

type Region = ComponentType<{ label: string }>;

const firstTouches = ["pointerdown", "keydown", "focusin"];

/** Before the region is there, too: the very first touch may be what raises a toast. */
const uses = ["pointerdown", "keydown"];

/** Milliseconds after the page is live; by then the first load is over on a slow phone too. */
const quietTime = 3000;

/**
 * The toast region: a moment after the page, or from the first touch on, so that it is there before the first
 * toast (a live region announces only what comes after it), also where the connection is lost meanwhile. It costs
 * nothing at first load. Null until it is there; what fails to load is tried again with the next touch or toast.
 */
export function useToastRegion(): Region | null {
  const [region, setRegion] = useState<Region | null>(null);
  useEffect(() => {
    for (const type of uses)
      window.addEventListener(type, noteUse, { capture: true, passive: true });
    return () => {
      for (const type of uses) window.removeEventListener(type, noteUse, { capture: true });
    };
  }, []);
  useEffect(() => {
    let isOver = false;
    const stopWaiting = onToastWaiting(load);
    const timer = setTimeout(load, quietTime);

    function load(): void {
      afterContact(() => import("./toast-region.tsx")).then(
        ({ ToastRegion }) => isOver || done(ToastRegion),
        () => undefined,
      );
    }

    function done(loaded: Region): void {
      stop();
      setRegion(() => loaded);
    }

    function stop(): void {
      clearTimeout(timer);
      stopWaiting();
      for (const type of firstTouches) {
        window.removeEventListener(type, load);
      }
    }

    for (const type of firstTouches) {
      window.addEventListener(type, load, { passive: true });
    }
    if (isToastWaiting()) {
      load();
    }
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return region;
}
