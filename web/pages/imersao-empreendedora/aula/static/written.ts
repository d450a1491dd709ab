import { narrations } from "../../../../../content/course/narrations.ts";
import type { Lesson, Practice } from "../../../../../content/course/schema.ts";
import { texts } from "../../../../../content/course/texts.ts";
import { wholeLesson } from "../../../../../content/course/whole-lesson.ts";
import type { LessonParts } from "../parts.ts";
import { renderText } from "./render-text.tsx";

/** The text of a lesson as HTML; a lesson that is not whole ends the build. */
export function writtenParts(lesson: Lesson, practice: Practice): LessonParts {
  const text = texts.find(({ number }) => number === lesson.number);
  const narration = narrations.find(({ number }) => number === lesson.number);
  if (!(text && narration)) throw new Error(`${lesson.day} is not whole.`);
  return renderText(wholeLesson(lesson, text, practice, narration));
}
