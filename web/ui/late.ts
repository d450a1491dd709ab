import { use } from "react";

/** Code that is fetched when it is first needed. */
export type Late<Module> = {
  /** Fetches it once. A failed fetch is forgotten here; Chromium itself remembers it until the page is loaded anew. */
  load: () => Promise<Module>;
  /** Reads it in a component: at once if it is there, else the nearest Suspense waits. */
  use: () => Module;
};

/**
 * Like React's lazy, but what is there already is read without waiting: hydration then meets no
 * pause, and a click on what has just come alive is not lost.
 */
export function late<Module>(fetchModule: () => Promise<Module>): Late<Module> {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  const load = () => {
    loading ??= fetchModule().then((module) => {
      loaded = module;
      return module;
    });
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return { load, use: () => loaded ?? use(load()) };
}
