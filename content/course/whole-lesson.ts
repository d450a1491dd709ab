import { type MinutesRow, minutesOf } from "./minutes.ts";
import { type Lesson, type Practice, practiceSchema } from "./schema.ts";
import { type LessonText, lessonTextSchema } from "./text-schema.ts";

export type WholeLesson = {
  readonly lesson: Lesson;
  readonly text: LessonText;
  readonly practice: Practice;
  readonly minutes: readonly MinutesRow[];
};

/** A lesson, checked. While the site is built this is what refuses a wrong one. */
export function wholeLesson(lesson: Lesson, text: LessonText, practice: Practice): WholeLesson {
  lessonTextSchema.parse(text);
  practiceSchema.parse(practice);
  return { lesson, text, practice, minutes: minutesOf(lesson, text, practice) };
}
