import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageBoundary } from "./components/page-boundary.tsx";
import type { EarlyWindow } from "./early/early.ts";
import { preloadPage } from "./page-loader.ts";
import { Root } from "./root.tsx";
import { findRoute } from "./routes.ts";
import { SiteRouter } from "./site-router.tsx";
import "./styles/index.css";

async function start(): Promise<void> {
  const container = document.getElementById("root");
  if (!container) {
    return;
  }
  await preloadPage(findRoute(window.location.pathname));
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <PageBoundary>
          <SiteRouter>{(wait) => <Root wait={wait} />}</SiteRouter>
        </PageBoundary>
      </StrictMode>,
    );
  });
}

/** A stylesheet that failed once would pass for loaded when it is asked for again. */
function dropFailedStyles({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") target.remove();
}

window.addEventListener("error", dropFailedStyles, true);
start().catch(() => (window as EarlyWindow).early?.fail());
