import type { Part } from "./inputs.ts";
import type { Target } from "./summary.ts";

const none = { invented: 0, misread: 0, limits: 0, obeyed: 0, wrongNumbers: 0 };

/**
 * What the embedded engine holds today: a change may better these, never worsen them. They begin anew where the
 * held-back part or its annotations do. Of its answers that count as invented or misread nearly all take a word of the
 * text for another, or name a thing that is not what was praised or blamed.
 */
export const floors: Record<Part, Record<Target, number> & { allPass: number; repeated: number }> =
  {
    open: { ...none, allPass: 0.89, invented: 10, misread: 2, repeated: 8 },
    "held-back": { ...none, allPass: 0.9, invented: 16, misread: 12, repeated: 4 },
  };

/** What the held-back part has to reach; the figures in docs/quality.md are shown against it. */
export const target = { allPass: 0.9, invented: 0 } as const;
