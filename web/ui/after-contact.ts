import { completeMark } from "../paths.ts";

/** Whether a worker stands between that has kept all of the site: code comes without the server then. */
async function isKept(): Promise<boolean> {
  try {
    return Boolean(navigator.serviceWorker.controller && (await caches.match(completeMark)));
  } catch {
    // No workers, or storage is blocked.
    return false;
  }
}

/**
 * Loads code once the server has been reached. Chromium never asks again for a module that failed to load once:
 * without a connection every later try would fail until the page is loaded anew. So first comes a request that may
 * fail as often as it likes.
 */
export async function afterContact<Module>(load: () => Promise<Module>): Promise<Module> {
  // While pages are written there is no server, and nothing to load from it.
  if (typeof window !== "undefined" && !(await isKept()))
    await fetch("/health/live", { cache: "no-store" });
  return load();
}
