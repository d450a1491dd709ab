import { lessons } from "../content/course/lessons.ts";
import { narrations } from "../content/course/narrations.ts";
import { practices } from "../content/course/practices.ts";
import { texts } from "../content/course/texts.ts";
import { wholeLesson } from "../content/course/whole-lesson.ts";
import { lessonPaper } from "./lesson-paper.ts";
import type { Paper } from "./model.ts";
import { sheetPaper } from "./sheet-paper.ts";

/** A file and a sheet for each lesson. */
export const papers: readonly Paper[] = lessons.flatMap((lesson, i) => {
  const [text, practice, narration] = [texts[i], practices[i], narrations[i]];
  if (!(text && practice && narration)) throw new Error(`${lesson.day} is not whole.`);
  const whole = wholeLesson(lesson, text, practice, narration);
  return [lessonPaper(whole), sheetPaper(whole)];
});
