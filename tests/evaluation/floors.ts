import type { Part } from "./inputs.ts";

/**
 * What the embedded engine holds today: a change may raise these, never lower them. They begin anew with a new
 * held-back part, and those of the open part did when the sets by trade made it larger and far harder.
 * The targets are higher (90 % of the held-back part, no invented fact) and stand with the figures in docs/quality.md.
 */
export const floors: Record<Part, { allPass: number; invented: number; repeated: number }> = {
  open: { allPass: 0.6, invented: 19, repeated: 1 },
  "held-back": { allPass: 0.55, invented: 7, repeated: 0 },
};
