import { useEffect } from "react";
import { useLocation } from "react-router";
import { site } from "../content/interface/site.ts";
import { PageBoundary } from "./components/page-boundary.tsx";
import { PageLine } from "./components/page-line.tsx";
import { SiteFooter } from "./components/site-footer.tsx";
import { SiteHeader } from "./components/site-header.tsx";
import { useStorageNotice } from "./components/use-storage-notice.ts";
import { useTheme } from "./components/use-theme.ts";
import { replayEarlyEvents } from "./early/replay.ts";
import { usePageArrival } from "./page-arrival.ts";
import { usePage } from "./page-loader.ts";
import { findRoute } from "./routes.ts";
import type { PageWait } from "./site-router.tsx";
import { useToastRegion } from "./ui/use-toast-region.ts";
import { useKeeping } from "./use-keeping.ts";

type Props = {
  /** Another page that was asked for and is not there yet. */
  wait?: PageWait | undefined;
};

export function Root({ wait }: Props) {
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  const Page = usePage(route);
  const ToastRegion = useToastRegion();
  usePageArrival(route);
  useStorageNotice();
  useTheme();
  useEffect(replayEarlyEvents, []);
  useKeeping(pathname);
  return (
    <>
      <a className="skip" href="#conteudo">
        {site.skipLink}
      </a>
      <SiteHeader pathname={pathname} />
      <main id="conteudo" className="wrap" tabIndex={-1}>
        <PageBoundary key={pathname}>
          <Page />
        </PageBoundary>
      </main>
      <SiteFooter />
      <PageLine {...wait} />
      {ToastRegion && <ToastRegion label={site.notices} />}
    </>
  );
}
