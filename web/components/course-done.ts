import { lessons } from "../../content/course/lessons.ts";
import type { CourseDone } from "../../domain/progress/course-progress.ts";
import type { DeviceData } from "../storage/device-data.ts";

const exerciseId = /^aula-[1-5]-exercicio-[1-3]$/;
const projectId = /^aula-[1-5]-projeto$/;

/** Counts what is done of what the course has; the device may hold ids of another edition. */
export function courseDone({ course }: DeviceData): CourseDone {
  return {
    lessonsDone: lessons.filter(({ number }) => course.lessons.includes(number)).length,
    exercisesDone: course.exercises.filter((id) => exerciseId.test(id)).length,
    projectsDone: course.projects.filter((id) => projectId.test(id)).length,
  };
}
