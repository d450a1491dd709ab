/** What the build and the development server know of the prerender; types without React or DOM. */

export type PrerenderedPage = {
  /** Exact path, or "*" for the page that is not there. */
  path: string;
  title: string;
  description: string;
  /** Listed in the sitemap and open to search engines. */
  indexed: boolean;
  /** HTML of the application, to stand inside #root. */
  html: string;
};

export type DocumentParts = PrerenderedPage & {
  /** All of the site's CSS, inlined: one round trip less before the first paint. */
  css: string;
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
