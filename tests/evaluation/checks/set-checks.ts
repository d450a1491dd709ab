import { fold, wordsOf } from "./text.ts";

export type Written = { id: string; text: string };
export type SetFault = { check: string; ids: readonly string[]; what: string };

/** No opening may be that of more than this share of the answers. */
const mostShared = 0.2;
const wordsOfOpening = 4;

function groupBy(
  answers: readonly Written[],
  keyOf: (text: string) => string,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { id, text } of answers) {
    const key = keyOf(text);
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return groups;
}

function openingOf(text: string): string {
  return wordsOf(fold(text)).slice(0, wordsOfOpening).join(" ");
}

/** Openings that too many answers share. A name in front ("Ana, ...") makes another opening, as it does for readers. */
export function sharedOpenings(answers: readonly Written[]): SetFault[] {
  return [...groupBy(answers, openingOf)]
    .filter(([, ids]) => ids.length > 1 && ids.length > answers.length * mostShared)
    .map(([what, ids]) => ({ check: "openings", ids, what }));
}

/** The same answer to two inputs was not written for either. */
export function sameAnswers(answers: readonly Written[]): SetFault[] {
  return [...groupBy(answers, fold)]
    .filter(([, ids]) => ids.length > 1)
    .map(([what, ids]) => ({ check: "own-answer", ids, what: what.slice(0, 60) }));
}
