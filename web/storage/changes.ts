import type { Business } from "../../contract/parts.ts";
import { readBusiness } from "./business.ts";
import { type DeviceData, sorted, type Theme } from "./device-data.ts";
import { type KeptAnswer, withKept } from "./kept-answers.ts";
import { type KeptDraft, withDraft } from "./kept-drafts.ts";
import { type LessonWork, readWork } from "./lesson-work.ts";

/**
 * A change of the data, pure and repeatable: it is applied again to what another tab wrote meanwhile.
 * Returns its argument itself where there is nothing to change.
 */
export type Change = (data: DeviceData) => DeviceData;

export type ChecklistName = keyof DeviceData["checklist"];
type CourseList = "lessons" | "watched" | "exercises" | "projects";

/** The list with or without the entry, sorted; the list itself where nothing changes. */
function withEntry<T extends string | number>(
  list: readonly T[],
  entry: T,
  present: boolean,
): readonly T[] {
  if (list.includes(entry) === present) return list;
  return present ? sorted([...list, entry]) : list.filter((other) => other !== entry);
}

export function checklistItemChange(name: ChecklistName, id: string, checked: boolean): Change {
  return (data) => {
    const list = withEntry(data.checklist[name], id, checked);
    if (list === data.checklist[name]) return data;
    return { ...data, checklist: { ...data.checklist, [name]: list } };
  };
}

function courseChange<L extends CourseList>(
  name: L,
  entry: DeviceData["course"][L][number],
  done: boolean,
): Change {
  return (data) => {
    const list = withEntry<string | number>(data.course[name], entry, done);
    if (list === data.course[name]) return data;
    return { ...data, course: { ...data.course, [name]: list } };
  };
}

export function lessonChange(lesson: number, done: boolean): Change {
  return courseChange("lessons", lesson, done);
}

export function watchedChange(lesson: number, watched: boolean): Change {
  return courseChange("watched", lesson, watched);
}

export function exerciseChange(id: string, done: boolean): Change {
  return courseChange("exercises", id, done);
}

export function projectChange(id: string, done: boolean): Change {
  return courseChange("projects", id, done);
}

/** A map of the course with an entry, or without it. */
function workChange(
  name: keyof LessonWork,
  entry: string,
  value: string | number | readonly number[] | undefined,
): Change {
  return (data) => {
    const others = Object.entries({ ...data.course[name] }).filter(([other]) => other !== entry);
    const map = Object.fromEntries(value === undefined ? others : [...others, [entry, value]]);
    const work = readWork({ ...data.course, [name]: map });
    if (JSON.stringify(work) === JSON.stringify(readWork(data.course))) return data;
    const { texts: _texts, quizzes: _quizzes, places: _places, ...ticks } = data.course;
    return { ...data, course: { ...ticks, ...work } };
  };
}

/** What stands in a field of an exercise, as it was typed; nothing, once it is empty. */
export function textChange(field: string, text: string): Change {
  return workChange("texts", field, text === "" ? undefined : text);
}

/** The options chosen so far in the quiz of a lesson; none: it begins anew. */
export function quizChange(lesson: string, chosen: readonly number[]): Change {
  return workChange("quizzes", lesson, chosen.length === 0 ? undefined : chosen);
}

/** The sentence, from 0, at which a narrated lesson goes on; at its beginning there is nothing to keep. */
export function placeChange(lesson: string, sentence: number): Change {
  return workChange("places", lesson, sentence === 0 ? undefined : sentence);
}

export function lastLessonChange(lesson: number): Change {
  return (data) =>
    data.course.lastLesson === lesson
      ? data
      : { ...data, course: { ...data.course, lastLesson: lesson } };
}

/**
 * What the owner told of the business, over what was known of it; an empty text or `undefined` forgets the field.
 * Nothing that the contract would refuse is kept.
 */
export function businessChange(
  told: { [Name in keyof Business]?: Business[Name] | undefined },
): Change {
  return (data) => {
    const business = readBusiness({ ...data.business, ...told });
    if (JSON.stringify(business) === JSON.stringify(data.business)) return data;
    const { business: _previous, ...rest } = data;
    return business ? { ...rest, business } : rest;
  };
}

/** Undefined goes back to the system's theme. */
export function themeChange(theme: Theme | undefined): Change {
  return (data) => {
    if (data.theme === theme) return data;
    const { theme: _previous, ...rest } = data;
    return theme === undefined ? rest : { ...rest, theme };
  };
}

/** What stands in a form now; an undefined value: nothing does. */
export function draftChange(draft: KeptDraft): Change {
  return (data) => {
    const drafts = withDraft(data.drafts, draft);
    return drafts === data.drafts ? data : { ...data, drafts };
  };
}

/** A draft that another page wrote becomes this page's own. */
export function adoptChange({ form, page }: KeptDraft, mine: string): Change {
  return (data) => {
    const rename = (draft: KeptDraft) =>
      draft.form === form && draft.page === page ? { ...draft, page: mine } : draft;
    return page === mine ? data : { ...data, drafts: data.drafts.map(rename) };
  };
}

export function answerChange(answer: KeptAnswer): Change {
  return (data) => ({ ...data, answers: withKept(data.answers, answer) });
}

/** The answer of this moment was copied, or sent on. */
export function takenChange(at: string): Change {
  return (data) => {
    const answer = data.answers.find((kept) => kept.at === at);
    if (!answer || answer.isTaken) return data;
    const taken: KeptAnswer = { ...answer, isTaken: true };
    return { ...data, answers: data.answers.map((kept) => (kept === answer ? taken : kept)) };
  };
}

/** Takes answers out by the moment they came. */
export function forgetAnswersChange(gone: readonly string[]): Change {
  return (data) => {
    const answers = data.answers.filter(({ at }) => !gone.includes(at));
    return answers.length === data.answers.length ? data : { ...data, answers };
  };
}

/** All of it as a copy has it. */
export function restoreChange(copy: DeviceData): Change {
  return () => copy;
}
