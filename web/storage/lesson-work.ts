import { ownField } from "./own-field.ts";

/** What was done in the lessons beyond ticks. Absent as long as there is none. */
export type LessonWork = {
  /** What was typed into the fields of the exercises, by their ids; never empty. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Options chosen in a quiz, from 0, in the order of the questions that were answered; by the slug of the lesson. */
  readonly quizzes?: Readonly<Record<string, readonly number[]>>;
  /** The sentence at which a narrated lesson was left, from 0 over all its scenes, where it is not the first; by the slug of the lesson. */
  readonly places?: Readonly<Record<string, number>>;
};

/** Characters of one field: a page of handwriting. */
export const maxTextLength = 2000;
/** Ceilings against a tampered document, above what the course has. */
const maxTexts = 120;
const maxQuizzes = 20;
const maxAnswers = 20;
const maxPlaces = 20;
const maxSentence = 9999;
const maxName = 60;

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= maxTextLength;
}

function isChosen(value: unknown): value is number[] {
  const isOption = (entry: unknown) => Number.isInteger(entry) && Number(entry) >= 0;
  return (
    Array.isArray(value) && value.length > 0 && value.length <= maxAnswers && value.every(isOption)
  );
}

function isPlace(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= maxSentence;
}

/** The sound entries of a map, by the order of their names; undefined where there are none. */
function readMap<Value>(
  value: unknown,
  isSound: (entry: unknown) => entry is Value,
  most: number,
): Record<string, Value> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value)
    .filter((entry): entry is [string, Value] => entry[0].length <= maxName && isSound(entry[1]))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, most);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** What is sound of the work in a stored document. Never throws. */
export function readWork(course: unknown): LessonWork {
  const texts = readMap(ownField(course, "texts"), isText, maxTexts);
  const quizzes = readMap(ownField(course, "quizzes"), isChosen, maxQuizzes);
  const places = readMap(ownField(course, "places"), isPlace, maxPlaces);
  return { ...(texts && { texts }), ...(quizzes && { quizzes }), ...(places && { places }) };
}
