import type { Drawing } from "./drawing.ts";
import { drawings as lesson1 } from "./lesson-1/drawings.ts";
import { drawings as lesson2 } from "./lesson-2/drawings.ts";
import { drawings as lesson3 } from "./lesson-3/drawings.ts";
import { drawings as lesson4 } from "./lesson-4/drawings.ts";
import { drawings as lesson5 } from "./lesson-5/drawings.ts";

const all = { ...lesson1, ...lesson2, ...lesson3, ...lesson4, ...lesson5 };

export type DrawingName = keyof typeof all;

/** What the pen drew for the lessons; for what makes pages and files of them, never for a script of the browser. */
export const drawings: Readonly<Record<DrawingName, Drawing>> = all;
