import { type MinutesRow, minutesOf } from "./minutes.ts";
import { type Narration, narrationSchema } from "./narration-schema.ts";
import { type Lesson, type Practice, practiceSchema } from "./schema.ts";
import { type LessonText, lessonTextSchema } from "./text-schema.ts";

export type WholeLesson = {
  readonly lesson: Lesson;
  readonly text: LessonText;
  readonly practice: Practice;
  readonly narration: Narration;
  readonly minutes: readonly MinutesRow[];
};

/** A lesson, checked. While the site is built this is what refuses a wrong one. */
export function wholeLesson(
  lesson: Lesson,
  text: LessonText,
  practice: Practice,
  narration: Narration,
): WholeLesson {
  lessonTextSchema.parse(text);
  practiceSchema.parse(practice);
  narrationSchema.parse(narration);
  return {
    lesson,
    text,
    practice,
    narration,
    minutes: minutesOf(lesson, text, practice, narration),
  };
}
