/** What the build and the development server know of the prerender; types without React or DOM. */

export type PrerenderedPage = {
  /** Exact path, or "*" for the page that is not there. */
  path: string;
  title: string;
  description: string;
  /** Listed in the sitemap and open to search engines. */
  indexed: boolean;
  /** The page's module as the build's manifest names it. */
  source: string;
  /** HTML of the application, to stand inside #root. */
  html: string;
};

export type DocumentParts = PrerenderedPage & {
  /** The CSS this page needs, inlined: one round trip less before the first paint. */
  css: string;
  /** Addresses of what is inlined: named to the application, so that it does not load them again. */
  stylesheets: readonly string[];
  /** The early script (web/early), inlined. */
  earlyScript: string;
  /** Address of the application's entry module. */
  applicationScript: string;
  /** Address of the display font. */
  font: string;
};

/** Exports of entry.tsx, which is loaded built (build) or through Vite (development). */
export type PrerenderModule = {
  /** Renders one page; an unknown path gives the page that is not there. */
  renderPage: (path: string) => Promise<PrerenderedPage>;
  /** Renders every page of the site, the one that is not there last. */
  renderAllPages: () => Promise<PrerenderedPage[]>;
  /** The whole HTML document of a prerendered page. */
  renderDocument: (parts: DocumentParts) => string;
};
