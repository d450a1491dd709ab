import { currentVersion, type DeviceData, emptyDeviceData, readDeviceData } from "./device-data.ts";
import { ownField } from "./own-field.ts";

/**
 * What a stored text turned out to be. `newer`: written by a later release, so `data` is what this one
 * understands of it and the text must not be overwritten. `corrupt`: no document at all, `data` is empty.
 */
export type Migrated = { status: "current" | "newer" | "corrupt"; data: DeviceData };

/** The names whose value is true, of a map from id to boolean; a list passes as it is. */
function toIds(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.entries(value).flatMap(([id, done]) => (done === true ? [id] : []));
}

/** Version 0, without a version field, had maps from item id to boolean where version 1 has lists of ids. */
function mapsToLists(document: unknown): unknown {
  const checklist = ownField(document, "checklist");
  const course = ownField(document, "course");
  return {
    checklist: {
      profile: toIds(ownField(checklist, "profile")),
      practices: toIds(ownField(checklist, "practices")),
    },
    course: {
      lessons: ownField(course, "lessons"),
      exercises: toIds(ownField(course, "exercises")),
      projects: toIds(ownField(course, "projects")),
      lastLesson: ownField(course, "lastLesson"),
    },
    theme: ownField(document, "theme"),
    savedAt: ownField(document, "savedAt"),
  };
}

/** Version 1 knew nothing of the business: what a document has under that name is nobody's. */
function withoutBusiness(document: unknown): unknown {
  return { ...Object(document), business: undefined };
}

/** Version 2 kept neither drafts nor answers. */
function withoutWords(document: unknown): unknown {
  return { ...Object(document), drafts: [], answers: [] };
}

/** Version 3 knew ticks of a lesson, and nothing that was typed or answered in it. */
function withoutWork(document: unknown): unknown {
  const course = ownField(document, "course");
  if (typeof course !== "object" || course === null) return document;
  return { ...Object(document), course: { ...course, texts: undefined, quizzes: undefined } };
}

/** Version 4 knew no places of narrated lessons. */
function withoutPlaces(document: unknown): unknown {
  const course = ownField(document, "course");
  if (typeof course !== "object" || course === null) return document;
  return { ...Object(document), course: { ...course, places: undefined } };
}

/** Up to version 5 one mark stood for a lesson, watched or read: what it counted for goes on counting. */
function doneAsWatched(document: unknown): unknown {
  const course = ownField(document, "course");
  if (typeof course !== "object" || course === null) return document;
  return { ...Object(document), course: { ...course, watched: ownField(course, "lessons") } };
}

/** `steps[n]` turns a document of version n into one of version n + 1. */
const steps: readonly ((document: unknown) => unknown)[] = [
  mapsToLists,
  withoutBusiness,
  withoutWords,
  withoutWork,
  withoutPlaces,
  doneAsWatched,
];

/** The version a document claims, 0 where it claims none; null where it is no document. */
export function readVersion(document: unknown): number | null {
  if (typeof document !== "object" || document === null || Array.isArray(document)) return null;
  const version = Object.hasOwn(document, "version") ? ownField(document, "version") : 0;
  return typeof version === "number" && Number.isInteger(version) && version >= 0 ? version : null;
}

/** A document of an earlier version, or of this one, as this one has it. */
export function toCurrent(document: unknown, version: number): unknown {
  return steps.slice(version).reduce((older, step) => step(older), document);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the caller reports a text that is no document; the reason helps nobody
  }
}

/** The data of a stored text of any version; null means that nothing is stored. Never throws. */
export function migrate(text: string | null): Migrated {
  if (text === null) return { status: "current", data: emptyDeviceData };
  const document = parseJson(text);
  const version = readVersion(document);
  if (version === null) return { status: "corrupt", data: emptyDeviceData };
  return {
    status: version > currentVersion ? "newer" : "current",
    data: readDeviceData(toCurrent(document, version)),
  };
}
