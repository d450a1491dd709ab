import { textsOf } from "../typography.ts";
import type { Lesson, Practice } from "./schema.ts";
import type { LessonText } from "./text-schema.ts";

/** An adult who reads with attention. */
const wordsPerMinute = 200;

/** Places that name something and are not read: kinds, ids, facts. */
const notRead = /(?:^|\.)(?:kind|id|facts\.\d+)$/;

/** Words of everything that a visitor reads in a piece of content. */
export function countWords(content: unknown): number {
  return textsOf(content)
    .filter(({ place }) => !notRead.test(place))
    .flatMap(({ text }) => text.split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** What is read before the exercises begin, and the page to take along; they have minutes of their own. */
function readingOf({ answers: _answers, quiz: _quiz, ...reading }: LessonText): unknown {
  return reading;
}

export type MinutesRow = { part: "reading" | "exercises" | "quiz" | "project"; minutes: number };

/** The minutes of a lesson, part by part. A lesson that does not last as long as its card says is refused. */
export function minutesOf(lesson: Lesson, text: LessonText, practice: Practice): MinutesRow[] {
  const rows: MinutesRow[] = [
    { part: "reading", minutes: Math.ceil(countWords(readingOf(text)) / wordsPerMinute) },
    {
      part: "exercises",
      minutes: practice.exercises.reduce((sum, { minutes }) => sum + minutes, 0),
    },
    { part: "quiz", minutes: text.quiz.minutes },
    { part: "project", minutes: practice.project.minutes },
  ];
  const sum = rows.reduce((total, { minutes }) => total + minutes, 0);
  if (sum !== lesson.duration) {
    const parts = rows.map(({ part, minutes }) => `${part} ${minutes}`).join(", ");
    throw new Error(
      `${lesson.day}: ${parts} make ${sum} minutes; its card says ${lesson.duration}.`,
    );
  }
  return rows;
}
