import type { LessonText } from "../text-schema.ts";
import { check } from "./check.ts";
import { opening } from "./opening.ts";
import { solved } from "./solved.ts";
import { steps } from "./steps.ts";

export const text: LessonText = { number: 4, ...opening, steps, ...solved, ...check };
