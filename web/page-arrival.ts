import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { documentTitle } from "../content/interface/pages.ts";
import type { Route } from "./routes.ts";
import { readAnchor } from "./ui/read-anchor.ts";

function scrollToHash(hash: string): boolean {
  const target = hash ? document.getElementById(readAnchor(hash)) : null;
  target?.scrollIntoView();
  return target !== null;
}

/** Without a page load the browser announces nothing and stays where it was: we do both. */
function announcePage(hash: string, back: boolean): void {
  document.getElementById("conteudo")?.focus({ preventScroll: true });
  if (!scrollToHash(hash) && !back) {
    window.scrollTo(0, 0);
  }
}

/** Title, focus and scroll position when the visitor moves to another page within the site. */
export function usePageArrival(route: Route): void {
  const { pathname, hash } = useLocation();
  const back = useNavigationType() === "POP";
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (route.path === "*") {
      // The specification asks for the missing path in the console.
      // biome-ignore lint/suspicious/noConsole: specified behaviour of the not-found page
      console.error("404: no page at", pathname);
    }
  }, [route, pathname]);
  useLayoutEffect(() => {
    if (arrivedAt.current === pathname) {
      return;
    }
    arrivedAt.current = pathname;
    document.title = documentTitle(route.title);
    document.querySelector('meta[name="description"]')?.setAttribute("content", route.description);
    announcePage(hash, back);
  }, [pathname, hash, back, route]);
}
