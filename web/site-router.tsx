import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
  Router,
} from "react-router";
import { isPageThere, preloadPage } from "./page-loader.ts";
import { findRoute } from "./routes.ts";

/** As the browser's history tells a step: what is to be shown, and how it was asked for. */
type Step = { action: `${NavigationType}`; location: Location };

/** A page that was asked for while another one is shown. */
export type PageWait = {
  title: string;
  /** Its files could not be fetched; else they are on their way. */
  isMissing: boolean;
  retry: () => void;
};

type Wait = { step: Step; isMissing: boolean; tries: number };

/** Milliseconds: 2 s, doubled after each try, up to a minute. */
function pauseAfter(tries: number): number {
  return Math.min(2000 * 2 ** tries, 60_000);
}

/** Milliseconds in which a page comes without a word. */
const unsaid = 1000;

/** Whether the server, or what stands in for it, has this page: not a proxy that waits for it. */
async function isServed({ pathname }: Location): Promise<boolean> {
  try {
    const { status } = await fetch(pathname, { cache: "no-cache" });
    return status < 500;
  } catch {
    return false;
  }
}

/** The address is in the bar already: the browser fetches it as if it had been typed. */
function openAnew({ hash }: Location): void {
  // With an anchor, to replace would only scroll.
  if (hash) window.location.reload();
  else window.location.replace(window.location.href);
}

function useSteps(history: ReturnType<typeof createBrowserHistory>) {
  const [shown, setShown] = useState<Step>({ action: history.action, location: history.location });
  const [wait, setWait] = useState<Wait>();
  const wanted = useRef(shown);

  const take = useCallback((step: Step, tries = 0): void => {
    wanted.current = step;
    const isWanted = () => wanted.current === step;
    const route = findRoute(step.location.pathname);
    const show = () =>
      startTransition(() => {
        setShown(step);
        setWait(undefined);
      });
    if (isPageThere(route)) {
      show();
      return;
    }
    const tell = () => isWanted() && setWait((told) => told ?? { step, isMissing: false, tries });
    const timer = setTimeout(tell, unsaid);
    const fail = async () => {
      // A file of a version that is gone, or one that the browser does not ask for twice.
      const isThere = isWanted() && (await isServed(step.location));
      if (!isWanted()) return;
      if (isThere) openAnew(step.location);
      else setWait({ step, isMissing: true, tries });
    };
    preloadPage(route)
      .then(() => isWanted() && show(), fail)
      .finally(() => clearTimeout(timer));
  }, []);

  useLayoutEffect(() => history.listen((step) => take(step)), [history, take]);
  useEffect(() => {
    if (!wait?.isMissing) return;
    const again = () => take(wait.step, wait.tries + 1);
    const timer = setTimeout(again, pauseAfter(wait.tries));
    window.addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [wait, take]);
  return { shown, wait, setWait, take };
}

type Props = { children: (wait: PageWait | undefined) => ReactNode };

/**
 * As the router's own, but a page is shown when its files are there: until then the one before stays, whole and alive,
 * under the new address. What does not come is tried again, and in the end asked of the server as a page of its own.
 */
export function SiteRouter({ children }: Props) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const { shown, wait, setWait, take } = useSteps(history);
  const told = wait && {
    title: findRoute(wait.step.location.pathname).title,
    isMissing: wait.isMissing,
    retry: () => {
      setWait({ ...wait, isMissing: false });
      take(wait.step);
    },
  };
  return (
    <Router
      navigator={history}
      location={shown.location}
      navigationType={shown.action as NavigationType}
    >
      {children(told)}
    </Router>
  );
}
