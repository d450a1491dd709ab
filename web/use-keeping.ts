import { useEffect } from "react";

/** Safari has no requestIdleCallback. */
const whenIdle = (run: () => void) =>
  window.requestIdleCallback
    ? window.requestIdleCallback(run, { timeout: 2000 })
    : setTimeout(run, 200);

/** Once the page is live and the browser has nothing to do: it is kept for where there is no network. */
export function useKeeping(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is visited may be kept
  useEffect(() => {
    whenIdle(() => {
      import("./storage/kept-pages.ts").then(
        ({ keepSite }) => keepSite(),
        // Nothing depends on it; the next page asks again.
        () => undefined,
      );
    });
  }, [pathname]);
}
