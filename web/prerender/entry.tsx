import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { preloadPage } from "../page-loader.ts";
import { Root } from "../root.tsx";
import { notFoundRoute, type Route, routes } from "../routes.ts";
import type { PrerenderedPage } from "./module.ts";

async function renderRoute(route: Route): Promise<PrerenderedPage> {
  await preloadPage(route);
  const location = route === notFoundRoute ? "/404" : route.path;
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={location}>
        <Root />
      </StaticRouter>
    </StrictMode>,
    // React would move what it finds large out of the HTML's order and put it back with scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const { path, title, description, indexed, source } = route;
  return { path, title, description, indexed, source, html: await new Response(prelude).text() };
}

export function renderPage(path: string): Promise<PrerenderedPage> {
  return renderRoute(routes.find((route) => route.path === path) ?? notFoundRoute);
}

export function renderAllPages(): Promise<PrerenderedPage[]> {
  return Promise.all([...routes, notFoundRoute].map(renderRoute));
}
export { renderDocument } from "./document.ts";
