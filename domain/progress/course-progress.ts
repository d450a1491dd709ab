import { share } from "./share.ts";

/** What a person has marked as done: counts, whole numbers. */
export type CourseDone = { lessonsDone: number; exercisesDone: number; projectsDone: number };

/** How many of each the course has. */
export type CourseTotals = { lessons: number; exercises: number; projects: number };

/** Fractions from 0 to 1 of the stages Entrada, Aulas, Prática and Projeto; the first is done on arrival. */
export type CourseStages = { entry: 1; lessons: number; practice: number; project: number };

/** The course of the specification: five lessons with three exercises and one project each. */
export const courseTotals: CourseTotals = { lessons: 5, exercises: 15, projects: 5 };

/** Per cent for having arrived; the other three stages share the rest evenly. */
const entryPercent = 25;

/**
 * How far each of the four stages has come.
 * @throws RangeError when a count is not a whole number from 0 to its total.
 */
export function courseStages(done: CourseDone, totals: CourseTotals = courseTotals): CourseStages {
  return {
    entry: 1,
    lessons: share(done.lessonsDone, totals.lessons),
    practice: share(done.exercisesDone, totals.exercises),
    project: share(done.projectsDone, totals.projects),
  };
}

/**
 * Progress of the course in whole per cent, 25 to 100: 25 for a newcomer, 100 only when all is done.
 * @throws RangeError when a count is not a whole number from 0 to its total.
 */
export function courseProgress(done: CourseDone, totals: CourseTotals = courseTotals): number {
  const { lessons, practice, project } = courseStages(done, totals);
  if (lessons === 1 && practice === 1 && project === 1) return 100;
  const mean = (lessons + practice + project) / 3;
  return Math.min(99, Math.round(entryPercent + (100 - entryPercent) * mean));
}
