import { lesson as lesson1 } from "./lesson-1/lesson.ts";
import { lesson as lesson2 } from "./lesson-2/lesson.ts";
import { lesson as lesson3 } from "./lesson-3/lesson.ts";
import { lesson as lesson4 } from "./lesson-4/lesson.ts";
import { lesson as lesson5 } from "./lesson-5/lesson.ts";
import type { Lesson } from "./schema.ts";

/** The five lessons in order, without their texts: a page that lists them ships no text. */
export const lessons: readonly Lesson[] = [lesson1, lesson2, lesson3, lesson4, lesson5];
