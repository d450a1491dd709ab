import { textsOf } from "../typography.ts";
import type { Narration } from "./narration-schema.ts";
import type { Lesson, Practice } from "./schema.ts";
import type { LessonText } from "./text-schema.ts";

/** An adult who reads with attention. */
const wordsPerMinute = 200;

/** A calm voice; captions without one go as fast. */
export const spokenWordsPerMinute = 150;

/** Places that name something and are not read: kinds, ids, facts, and what stands for a drawing. */
const notRead = /(?:^|\.)(?:kind|id|name|alt|facts\.\d+)$/;

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

export type MinutesRow = {
  part: "watching" | "reading" | "exercises" | "quiz" | "project";
  minutes: number;
};

/** Of the operator's video, or of the narration at its own pace. */
function watchingOf({ video }: Lesson, { scenes }: Narration): number {
  const said = scenes.flatMap(({ lines }) => lines.map(([sentence]) => sentence));
  return video?.minutes ?? Math.ceil(countWords(said) / spokenWordsPerMinute);
}

/** The minutes of a lesson, part by part. A lesson that does not last as long as its card says is refused. */
export function minutesOf(
  lesson: Lesson,
  text: LessonText,
  practice: Practice,
  narration: Narration,
): MinutesRow[] {
  const rows: MinutesRow[] = [
    { part: "watching", minutes: watchingOf(lesson, narration) },
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
