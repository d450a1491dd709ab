import { text as text1 } from "./lesson-1/text.ts";
import { text as text2 } from "./lesson-2/text.ts";
import { text as text3 } from "./lesson-3/text.ts";
import { text as text4 } from "./lesson-4/text.ts";
import { text as text5 } from "./lesson-5/text.ts";
import type { LessonText } from "./text-schema.ts";

/** The five texts in order; for what reads them all, never for a page. */
export const texts: readonly LessonText[] = [text1, text2, text3, text4, text5];
