/** What the worker keeps, by the names of its caches; here, since this folder owns what the device keeps. */
export const keptCaches = {
  /** The newest of each page that was served, by its path. */
  pages: "imersao-pages",
  /** The lessons as PDF, the newest of each. */
  papers: "imersao-papers",
  /** Files whose names change with their content. */
  files: "imersao-files",
  /** A text that another app shared, until its field has taken it. */
  shared: "imersao-shared",
  /** Empty; there as long as the visitor wants nothing kept. */
  off: "imersao-off",
} as const;

/** From a page to the worker, as soon as it has one. */
export type VisitMessage = {
  /** Its own address, and the files that it has loaded. */
  visited: readonly string[];
  /** The visitor saves data: nothing else is kept. */
  isFrugal: boolean;
};

/** From the worker to the page, once it has kept what it may. */
export const keptAnswer = "kept";
