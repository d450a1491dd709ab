import { use } from "react";

/** Code that is fetched when it is first needed. */
export type Late<Module> = {
  /** Fetches it once; after a failure, anew. */
  load: () => Promise<Module>;
  /** What is there already, without waiting and without fetching. */
  peek: () => Module | undefined;
  /**
   * Reads it in a component: at once if it is there, else the nearest Suspense waits. A failure goes to the nearest
   * boundary, until somebody loads anew.
   */
  use: () => Module;
};

/**
 * Like React's lazy, but what is there already is read without waiting: hydration then meets no
 * pause, and a click on what has just come alive is not lost.
 */
export function late<Module>(fetchModule: () => Promise<Module>): Late<Module> {
  let loaded: { module: Module } | undefined;
  let loading: Promise<Module> | undefined;
  let failed = false;

  function begin(): Promise<Module> {
    failed = false;
    const begun = fetchModule();
    begun.then(
      (module) => {
        loaded = { module };
      },
      () => {
        failed = true;
      },
    );
    return begun;
  }

  function load(): Promise<Module> {
    if (!loading || failed) loading = begin();
    return loading;
  }

  // A component that was told of a failure must not ask again by being drawn: that would never end.
  const peek = () => loaded?.module;
  return { load, peek, use: () => (loaded ? loaded.module : use(loading ?? load())) };
}
