import type { Part } from "./inputs.ts";

/**
 * What the embedded engine holds today: a change may raise these, never lower them. They begin anew with a new
 * held-back part, and those of the open part did when the sets by trade made it larger and far harder.
 * The floors of the everyday part rise until they are the target, and stay there.
 */
export const floors: Record<Part, { allPass: number; invented: number; repeated: number }> = {
  open: { allPass: 0.79, invented: 2, repeated: 0 },
  "held-back": { allPass: 0.66, invented: 3, repeated: 0 },
  everyday: { allPass: 0.87, invented: 1, repeated: 0 },
};

/** What the everyday part has to reach; the figures in docs/quality.md are shown against it. */
export const target = { allPass: 0.9, invented: 0 } as const;
