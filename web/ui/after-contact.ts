let isNearby = false;

/** From now on what is asked for lies on the device: it comes without the server. */
export function holdNearby(): void {
  isNearby = true;
}

/**
 * Loads code once the server has been reached. Chromium never asks again for a module that failed to load once:
 * without a connection every later try would fail until the page is loaded anew. So first comes a request that may
 * fail as often as it likes.
 */
export async function afterContact<Module>(load: () => Promise<Module>): Promise<Module> {
  // While pages are written there is no server, and nothing to load from it.
  if (typeof window !== "undefined" && !isNearby)
    await fetch("/health/live", { cache: "no-store" });
  return load();
}
