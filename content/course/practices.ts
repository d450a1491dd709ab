import { practice as practice1 } from "./lesson-1/practice.ts";
import { practice as practice2 } from "./lesson-2/practice.ts";
import { practice as practice3 } from "./lesson-3/practice.ts";
import { practice as practice4 } from "./lesson-4/practice.ts";
import { practice as practice5 } from "./lesson-5/practice.ts";
import type { Practice } from "./schema.ts";

/** What is ticked in each lesson, in order; for what reads them all, never for a page. */
export const practices: readonly Practice[] = [
  practice1,
  practice2,
  practice3,
  practice4,
  practice5,
];
