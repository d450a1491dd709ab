import type { Part } from "./inputs.ts";

/**
 * What the embedded engine holds today: a change may raise these, never lower them. They begin anew with a new
 * held-back part. The targets are higher (90 % of the held-back part, no invented fact) and stand with the figures
 * in docs/quality.md.
 */
export const floors: Record<Part, { allPass: number; invented: number }> = {
  open: { allPass: 0.9, invented: 2 },
  "held-back": { allPass: 0.55, invented: 7 },
};
