import { narration as narration1 } from "./lesson-1/narration.ts";
import { narration as narration2 } from "./lesson-2/narration.ts";
import { narration as narration3 } from "./lesson-3/narration.ts";
import { narration as narration4 } from "./lesson-4/narration.ts";
import { narration as narration5 } from "./lesson-5/narration.ts";
import type { Narration } from "./narration-schema.ts";

/** The five narrations in order; for what reads them all, never for a page. */
export const narrations: readonly Narration[] = [
  narration1,
  narration2,
  narration3,
  narration4,
  narration5,
];
