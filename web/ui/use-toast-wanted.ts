import { useEffect, useState } from "react";
import { isToastWaiting, onToastWaiting } from "./toast.ts";

const firstTouches = ["pointerdown", "keydown", "focusin"];

/**
 * Whether the toast region should stand: from the first touch on, so that it is there before the
 * first toast (a live region announces only what comes after it), but costs nothing at first load.
 */
export function useToastWanted(): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const stopWaiting = onToastWaiting(want);
    for (const type of firstTouches) {
      window.addEventListener(type, want, { once: true, passive: true });
    }
    if (isToastWaiting()) {
      want();
    }
    return () => {
      stopWaiting();
      for (const type of firstTouches) {
        window.removeEventListener(type, want);
      }
    };
  }, []);
  return wanted;
}
