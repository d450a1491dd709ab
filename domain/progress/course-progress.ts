import { share } from "./share.ts";

/** The five things that a lesson asks for, each with a mark of its own: counts over the course, whole numbers. */
export type CourseDone = {
  watched: number;
  /** Read, and marked as done. */
  lessons: number;
  exercises: number;
  /** Answered to the end, rightly or not. */
  quizzes: number;
  projects: number;
};

/** Fractions from 0 to 1 of the stages Entrada, Aulas, Prática and Projeto; the first is done on arrival. */
export type CourseStages = { entry: 1; lessons: number; practice: number; project: number };

/** The course of the specification: five lessons with three exercises, one quiz and one project each. */
export const courseTotals: CourseDone = {
  watched: 5,
  lessons: 5,
  exercises: 15,
  quizzes: 5,
  projects: 5,
};

/** Per cent for having arrived; the other three stages share the rest evenly. */
const entryPercent = 25;

/**
 * How far each of the four stages has come.
 * @throws RangeError when a count is not a whole number from 0 to its total.
 */
export function courseStages(done: CourseDone, totals: CourseDone = courseTotals): CourseStages {
  for (const [name, total] of Object.entries(totals)) share(done[name as keyof CourseDone], total);
  return {
    entry: 1,
    lessons: share(done.watched + done.lessons, totals.watched + totals.lessons),
    practice: share(done.exercises + done.quizzes, totals.exercises + totals.quizzes),
    project: share(done.projects, totals.projects),
  };
}

/**
 * Progress of the course in whole per cent, 25 to 100: 25 for a newcomer, 100 only when all is done.
 * @throws RangeError when a count is not a whole number from 0 to its total.
 */
export function courseProgress(done: CourseDone, totals: CourseDone = courseTotals): number {
  const { lessons, practice, project } = courseStages(done, totals);
  if (lessons === 1 && practice === 1 && project === 1) return 100;
  const mean = (lessons + practice + project) / 3;
  return Math.min(99, Math.round(entryPercent + (100 - entryPercent) * mean));
}
