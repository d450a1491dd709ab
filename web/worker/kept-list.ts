/** Put in by the build: what is kept at once, and what when the browser has nothing to do. */
type Kept = { pages: readonly string[]; files: readonly string[] };

export type KeptList = {
  first: Kept;
  rest: Kept;
  /** PDFs of the lessons, kept after all that pages need. */
  papers: readonly string[];
  /** Put in by the server when it starts: another one with every change of what it serves. */
  revision: string;
};
