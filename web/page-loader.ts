import { type ComponentType, use } from "react";
import type { Route } from "./routes.ts";

const loaded = new Map<string, ComponentType>();
const loading = new Map<string, Promise<ComponentType>>();

/** Fetches a page once; a failed fetch is forgotten, so that the next try starts anew. */
export function preloadPage(route: Route): Promise<ComponentType> {
  const running = loading.get(route.path);
  if (running) {
    return running;
  }
  const started = route.load().then((page) => {
    loaded.set(route.path, page);
    return page;
  });
  started.catch(() => loading.delete(route.path));
  loading.set(route.path, started);
  return started;
}

/**
 * The page of a route. Read synchronously once it is there, so that neither the prerender nor the
 * first hydration meets a Suspense boundary (React would move large ones out of the HTML's order).
 */
export function usePage(route: Route): ComponentType {
  return loaded.get(route.path) ?? use(preloadPage(route));
}
