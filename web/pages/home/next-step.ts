import { lessons } from "../../../content/course/lessons.ts";
import type { Lesson } from "../../../content/course/schema.ts";
import { itemLabel, practiceItemIds, profileItemIds } from "../../../content/guide/items.ts";
import { home } from "../../../content/interface/home.ts";
import { courseTotals } from "../../../domain/progress/course-progress.ts";
import { exercisesAnchor, lessonPath, paths } from "../../paths.ts";
import type { DeviceData } from "../../storage/device-data.ts";

export type NextStep = { to: string; text: string; why: string };

type Find = (data: DeviceData) => NextStep | undefined;

const words = home.next;
const exercisesPerLesson = courseTotals.exercises / courseTotals.lessons;

const openedLast = ({ course }: DeviceData) =>
  lessons.find(({ number }) => number === course.lastLesson);

const firstUndone = ({ course }: DeviceData) =>
  lessons.find(({ number }) => !course.lessons.includes(number));

function lessonStep({ slug, title }: Lesson, text: string): NextStep {
  return { to: lessonPath(slug), text, why: title };
}

/** Milliseconds: who has not posted it in a week does not mean to. */
const week = 7 * 24 * 60 * 60 * 1000;

/** The last reply to a review, as long as it waits to be copied. */
function unpostedReply({ answers }: DeviceData, now: number): NextStep | undefined {
  const reply = answers.find(({ asked }) => asked.agentType === "reviews");
  const isWaiting = reply && !reply.isTaken && now - Date.parse(reply.at) < week;
  return isWaiting ? { to: `${paths.assistants}#reviews`, ...words.unposted } : undefined;
}

const openedLesson: Find = (data) => {
  const lesson = openedLast(data);
  if (!lesson || data.course.lessons.includes(lesson.number)) return undefined;
  return lessonStep(lesson, words.lesson(lesson.day));
};

const itsExercises: Find = (data) => {
  const lesson = openedLast(data);
  if (!lesson) return undefined;
  const done = data.course.exercises.filter((id) => id.startsWith(`${lesson.slug}-`)).length;
  const { text, why } = words.exercises;
  return done < exercisesPerLesson
    ? { to: `${lessonPath(lesson.slug)}#${exercisesAnchor}`, text, why: why(lesson.day) }
    : undefined;
};

function undoneItem(ticked: readonly string[], ids: readonly string[], text: string) {
  const id = ids.find((candidate) => !ticked.includes(candidate));
  return id && { to: `${paths.guide}#${id}`, text, why: itemLabel(id) };
}

const guideItem: Find = ({ checklist: { profile, practices } }) =>
  undoneItem(profile, profileItemIds, words.item) ||
  undoneItem(practices, practiceItemIds, words.practice) ||
  undefined;

const begunGuide: Find = (data) =>
  Object.values(data.checklist).some((ticked) => ticked.length > 0) ? guideItem(data) : undefined;

const nextLesson: Find = (data) => {
  const lesson = firstUndone(data);
  return (
    lesson &&
    lessonStep(lesson, lesson === lessons[0] ? words.firstLesson : words.nextLesson(lesson.day))
  );
};

/** What was begun comes first, what nobody has touched last. */
const finds: readonly Find[] = [openedLesson, itsExercises, begunGuide, nextLesson, guideItem];

function isBegun({ checklist, course }: DeviceData): boolean {
  const { lessons: read, watched, exercises, lastLesson } = course;
  const lists = [checklist.profile, checklist.practices, read, watched, exercises];
  return lastLesson !== undefined || lists.some((list) => list.length > 0);
}

/** The next undone thing, at `now` in milliseconds since 1970; undefined where nothing was begun, or all is done. */
export function findNextStep(data: DeviceData, now = Date.now()): NextStep | undefined {
  const reply = unpostedReply(data, now);
  if (reply || !isBegun(data)) return reply;
  for (const find of finds) {
    const step = find(data);
    if (step) return step;
  }
  return undefined;
}
