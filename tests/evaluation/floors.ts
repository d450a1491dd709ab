import type { Part } from "./inputs.ts";
import type { Target } from "./summary.ts";

const none = { invented: 0, misread: 0, limits: 0, obeyed: 0, wrongNumbers: 0 };

/**
 * What the embedded engine holds today: a change may better these, never worsen them. They begin anew where the
 * parts or their annotations do. Of the open answers that count as invented most are of `ads-with-conditions`, which is
 * hard on purpose.
 */
export const floors: Record<Part, Record<Target, number> & { allPass: number; repeated: number }> =
  {
    open: { ...none, allPass: 0.88, invented: 39, misread: 1, repeated: 8 },
    "held-back": { ...none, allPass: 0.92, repeated: 4 },
  };

/** What the held-back part has to reach; the figures in docs/quality.md are shown against it. */
export const target = { allPass: 0.9, invented: 0 } as const;
