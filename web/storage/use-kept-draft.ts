import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { pageName } from "./page-name.ts";
import { keepDraft, takeDraft, useDeviceData } from "./use-device-data.ts";

/** The application answers already: nothing that was done before waits to take effect. */
export function isLive(): boolean {
  return "live" in document.documentElement.dataset;
}

/**
 * Runs once, when what is kept may come back: at once where the visitor moved to the page; in a page that just came
 * from the server after what was done in it early has taken effect, because that counts more. False until then.
 */
export function useReturn(bringBack: () => void): boolean {
  const [isBack, setBack] = useState(false);
  const latest = useRef(bringBack);
  latest.current = bringBack;
  useLayoutEffect(() => {
    const run = () => {
      latest.current();
      setBack(true);
    };
    if (isLive()) {
      run();
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const runNext = () => {
      timer = setTimeout(run);
    };
    addEventListener("live", runNext, { once: true });
    return () => {
      removeEventListener("live", runNext);
      clearTimeout(timer);
    };
  }, []);
  return isBack;
}

/**
 * Keeps what stands in a form on the device, and brings it back.
 * @param value undefined while nothing stands in it.
 * @param take what was kept; false where it is not wanted, or not understood: it then stays for another page.
 */
export function useKeptDraft(form: string, value: unknown, take: (kept: unknown) => boolean): void {
  const isBack = useReturn(() => takeDraft(form, take));
  const { drafts, savedAt } = useDeviceData();
  const mine = drafts.some((draft) => draft.form === form && draft.page === pageName());
  // Another tab took it over, while it still stands here; after an erasure it is not written anew.
  const isGone = value !== undefined && !mine && savedAt !== null;
  const json = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is gone is a reason to write it anew
  useEffect(() => {
    if (isBack) keepDraft(form, json === undefined ? undefined : JSON.parse(json));
  }, [form, isBack, json, isGone]);
}
