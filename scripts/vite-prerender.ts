import type { Plugin, ViteDevServer } from "vite";
import type { PrerenderModule } from "../web/prerender/module.ts";

/** In development the stylesheet comes as a file and the application starts at once. */
async function renderForDevelopment(server: ViteDevServer, path: string): Promise<string> {
  const entry = await server.ssrLoadModule("/web/prerender/entry.tsx");
  const { renderPage, renderDocument } = entry as PrerenderModule;
  const page = await renderPage(path);
  const document = renderDocument({
    ...page,
    css: "",
    stylesheets: [],
    earlyScript: "",
    applicationScript: "/web/entry-client.tsx",
    font: "/web/styles/fonts/bricolage-oficina.woff2",
  });
  const live = `<link rel="stylesheet" href="/web/styles/index.css"><script type="module" src="/web/entry-client.tsx"></script></head>`;
  return server.transformIndexHtml(path, document.replace("</head>", live));
}

/** `npm run dev`: every page is prerendered on request, as the build does it once. */
export function prerenderInDevelopment(): Plugin {
  return {
    name: "prerender-in-development",
    apply: "serve",
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const path = new URL(request.originalUrl ?? "/", "http://localhost").pathname;
          try {
            const html = await renderForDevelopment(server, path);
            response.setHeader("content-type", "text/html; charset=utf-8").end(html);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
