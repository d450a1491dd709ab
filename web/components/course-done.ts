import { lessons } from "../../content/course/lessons.ts";
import type { Lesson } from "../../content/course/schema.ts";
import { type CourseDone, courseProgress } from "../../domain/progress/course-progress.ts";
import type { DeviceData } from "../storage/device-data.ts";

/** Questions of each quiz; a test of content/course counts them. */
export const quizLength = 5;

/** What is done of one lesson. The device may hold ids of another edition: they count for nothing. */
export function lessonDone({ course }: DeviceData, { number, slug }: Lesson): CourseDone {
  const ids = [1, 2, 3].map((place) => `${slug}-exercicio-${place}`);
  const answered = course.quizzes?.[slug]?.length ?? 0;
  return {
    watched: Number(course.watched.includes(number)),
    lessons: Number(course.lessons.includes(number)),
    exercises: ids.filter((id) => course.exercises.includes(id)).length,
    quizzes: Number(answered >= quizLength),
    projects: Number(course.projects.includes(`${slug}-projeto`)),
  };
}

export function courseDone(data: DeviceData): CourseDone {
  const each = lessons.map((lesson) => lessonDone(data, lesson));
  const sum = (name: keyof CourseDone) => each.reduce((total, done) => total + done[name], 0);
  return {
    watched: sum("watched"),
    lessons: sum("lessons"),
    exercises: sum("exercises"),
    quizzes: sum("quizzes"),
    projects: sum("projects"),
  };
}

export function isCourseFinished(data: DeviceData): boolean {
  return courseProgress(courseDone(data)) === 100;
}
