import type { Business } from "../../contract/parts.ts";
import { readBusiness } from "./business.ts";
import { type KeptAnswer, readAnswers } from "./kept-answers.ts";
import { type KeptDraft, readDrafts } from "./kept-drafts.ts";
import { type LessonWork, readWork } from "./lesson-work.ts";
import { ownField } from "./own-field.ts";

export type Theme = "light" | "dark";

/**
 * What this device keeps, as it stands in local storage. Every change of this shape, an addition too, raises
 * `version` and gets a step in migrate.ts: an older tab then leaves the newer document alone instead of losing
 * what it does not know.
 */
export type DeviceData = {
  readonly version: 6;
  /** Ids of the ticked items of the guide, sorted. */
  readonly checklist: {
    readonly profile: readonly string[];
    readonly practices: readonly string[];
  };
  /** What is marked as done, sorted: lesson numbers (1 to 5), ids of exercises and projects. */
  readonly course: {
    readonly lessons: readonly number[];
    /** Numbers of lessons that were played to their end, or marked as watched. */
    readonly watched: readonly number[];
    readonly exercises: readonly string[];
    readonly projects: readonly string[];
    /** The lesson opened last, for "continue de onde parou". */
    readonly lastLesson?: number;
  } & LessonWork;
  /** What the owner told the assistants of the shop; absent as long as nothing was told. */
  readonly business?: Business;
  /** What was typed and not sent yet, the latest first. */
  readonly drafts: readonly KeptDraft[];
  /** Answers of the assistants, the latest first. */
  readonly answers: readonly KeptAnswer[];
  /** Absent: as the system has it. */
  readonly theme?: Theme;
  /** ISO 8601 in UTC of the last write; null as long as nothing was kept. */
  readonly savedAt: string | null;
};

export const currentVersion = 6;

export const emptyDeviceData: DeviceData = {
  version: currentVersion,
  checklist: { profile: [], practices: [] },
  course: { lessons: [], watched: [], exercises: [], projects: [] },
  drafts: [],
  answers: [],
  savedAt: null,
};

/** Ceilings against a tampered document, far above what the product has. */
const maxEntries = 500;
const maxIdLength = 120;
const maxLesson = 999;

function isId(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= maxIdLength;
}

function isLesson(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxLesson;
}

function isIsoDate(value: unknown): value is string {
  return typeof value === "string" && value.length <= 40 && !Number.isNaN(Date.parse(value));
}

function readList<T extends string | number>(
  value: unknown,
  isEntry: (entry: unknown) => entry is T,
): T[] {
  const entries: T[] = Array.isArray(value) ? value.filter(isEntry) : [];
  return sorted(new Set(entries)).slice(0, maxEntries);
}

/** Numbers by value, ids by code unit: the same order in every browser and language. */
export function sorted<T extends string | number>(entries: Iterable<T>): T[] {
  return [...entries].sort((one, other) => (one < other ? -1 : Number(one > other)));
}

function readCourse(course: unknown): DeviceData["course"] {
  const lastLesson = ownField(course, "lastLesson");
  return {
    lessons: readList(ownField(course, "lessons"), isLesson),
    watched: readList(ownField(course, "watched"), isLesson),
    exercises: readList(ownField(course, "exercises"), isId),
    projects: readList(ownField(course, "projects"), isId),
    ...(isLesson(lastLesson) ? { lastLesson } : {}),
    ...readWork(course),
  };
}

/**
 * Valid data from any value: a field of the wrong type is dropped and the others stay; ids the product does not
 * know are kept (another edition may); lists are cleaned of doubles, sorted and capped. Never throws.
 */
export function readDeviceData(document: unknown): DeviceData {
  const checklist = ownField(document, "checklist");
  const business = readBusiness(ownField(document, "business"));
  const theme = ownField(document, "theme");
  const savedAt = ownField(document, "savedAt");
  return {
    version: currentVersion,
    checklist: {
      profile: readList(ownField(checklist, "profile"), isId),
      practices: readList(ownField(checklist, "practices"), isId),
    },
    course: readCourse(ownField(document, "course")),
    ...(business ? { business } : {}),
    drafts: readDrafts(ownField(document, "drafts")),
    answers: readAnswers(ownField(document, "answers")),
    ...(theme === "light" || theme === "dark" ? { theme } : {}),
    savedAt: isIsoDate(savedAt) ? savedAt : null,
  };
}
