import type { Part } from "./inputs.ts";

/**
 * What the embedded engine holds today: a change may raise these, never lower them. They begin anew with a new
 * held-back part, for the open part too, which the old one joins. Of the answers of the held-back part that count as
 * invented, nearly all take a word of the text for another, or name a thing that is not what was praised or blamed.
 */
export const floors: Record<Part, { allPass: number; invented: number; repeated: number }> = {
  open: { allPass: 0.89, invented: 25, repeated: 8 },
  "held-back": { allPass: 0.87, invented: 57, repeated: 0 },
};

/** What the held-back part has to reach; the figures in docs/quality.md are shown against it. */
export const target = { allPass: 0.9, invented: 0 } as const;
