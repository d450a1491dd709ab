import type { ComponentType } from "react";
import type { Route } from "./routes.ts";
import { type Late, late } from "./ui/late.ts";

const pages = new Map<string, Late<ComponentType>>();

function lateOf(route: Route): Late<ComponentType> {
  const known = pages.get(route.path) ?? late(route.load);
  pages.set(route.path, known);
  return known;
}

/** Fetches a page once. */
export function preloadPage(route: Route): Promise<ComponentType> {
  return lateOf(route).load();
}

/** Whether a page can be shown at once. */
export function isPageThere(route: Route): boolean {
  return lateOf(route).peek() !== undefined;
}

/**
 * The page of a route. Read synchronously once it is there, so that neither the prerender nor the
 * first hydration meets a Suspense boundary (React would move large ones out of the HTML's order).
 */
export function usePage(route: Route): ComponentType {
  return lateOf(route).use();
}
