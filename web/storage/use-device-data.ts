import { useSyncExternalStore } from "react";
import type { StorageProblem } from "./browser-storage.ts";
import {
  adoptChange,
  answerChange,
  businessChange,
  type ChecklistName,
  checklistItemChange,
  draftChange,
  exerciseChange,
  forgetAnswersChange,
  lastLessonChange,
  lessonChange,
  placeChange,
  projectChange,
  quizChange,
  restoreChange,
  takenChange,
  textChange,
  themeChange,
  watchedChange,
} from "./changes.ts";
import type { DeviceData, Theme } from "./device-data.ts";
import { createDeviceStore } from "./device-store.ts";
import { toExport, toExportFilename } from "./export-device.ts";
import type { KeptAnswer } from "./kept-answers.ts";
import { findDraft } from "./kept-drafts.ts";
import { pageName, pageNameBefore } from "./page-name.ts";
import type { ProblemListener } from "./problem-notice.ts";

/** The one store of the page; on the server there is no window, and only the empty server snapshot is used. */
const store = createDeviceStore(() => window.localStorage, { getEvents: () => window });

/** What this device keeps; empty on the server and in the first client render, then as it is. */
export function useDeviceData(): DeviceData {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}

/** Why changes do not last, or what became of earlier ones; null when all is well. */
export function useStorageProblem(): StorageProblem | null {
  return useSyncExternalStore(store.subscribe, store.getProblem, () => null);
}

/**
 * For the one component that tells people: called once for each kind of problem in the life of the page, after
 * rendering, also for a problem that came before. Returns the function that stops it.
 */
export function onStorageProblem(listener: ProblemListener): () => void {
  return store.onProblem(listener);
}

export function setChecklistItem(list: ChecklistName, id: string, checked: boolean): void {
  store.update(checklistItemChange(list, id, checked));
}

/** `lesson` is its number, 1 to 5. */
export function setLessonDone(lesson: number, done: boolean): void {
  store.update(lessonChange(lesson, done));
}

export function setLessonWatched(lesson: number, watched: boolean): void {
  store.update(watchedChange(lesson, watched));
}

export function setExerciseDone(id: string, done: boolean): void {
  store.update(exerciseChange(id, done));
}

export function setProjectDone(id: string, done: boolean): void {
  store.update(projectChange(id, done));
}

/** Keeps what stands in a field of an exercise, soon. */
export function keepExerciseText(field: string, text: string): void {
  store.updateSoon(`text ${field}`, textChange(field, text));
}

/** `lesson` is its slug; see LessonWork. */
export function setQuizAnswers(lesson: string, chosen: readonly number[]): void {
  store.update(quizChange(lesson, chosen));
}

/** `lesson` is the number, 1 to 5, of the lesson opened last. */
export function setLastLesson(lesson: number): void {
  store.update(lastLessonChange(lesson));
}

/** `lesson`: its slug; `sentence`: of its narration, from 0. */
export function keepPlace(lesson: string, sentence: number): void {
  store.update(placeChange(lesson, sentence));
}

/** Puts what was told over what is known of the business; an empty text or undefined forgets a field. */
export function tellBusiness(told: Parameters<typeof businessChange>[0]): void {
  store.update(businessChange(told));
}

/** Undefined: as the system has it. */
export function setTheme(theme: Theme | undefined): void {
  store.update(themeChange(theme));
}

/** Keeps what stands in a form, soon; undefined: nothing does. */
export function keepDraft(form: string, value: unknown): void {
  store.updateSoon(`draft ${form}`, draftChange({ form, page: pageName(), value }));
}

/** What was kept of a form, as this page's own from now on; undefined where nothing was, or it is not taken. */
export function takeDraft(form: string, isTaken: (value: unknown) => boolean): void {
  store.update((data) => data); // what waits to be written counts
  const before = pageNameBefore();
  const pages = [pageName(), ...(before ? [before] : [])];
  const draft = findDraft(store.getSnapshot().drafts, form, pages);
  if (draft && isTaken(draft.value)) store.update(adoptChange(draft, pageName()));
}

/** Keeps an answer as its card shows it, soon. */
export function keepAnswer(answer: KeptAnswer): void {
  store.updateSoon(`answer ${answer.at}`, answerChange(answer));
}

export function noteTaken(at: string): void {
  store.update(takenChange(at));
}

/** What is kept right now, outside of rendering. */
export function deviceDataNow(): DeviceData {
  return store.getSnapshot();
}

export function forgetAnswers(gone: readonly string[]): void {
  store.update(forgetAnswersChange(gone));
}

/** Puts a copy, or what was there before one, in place of all that is kept. */
export function restoreDevice(data: DeviceData): void {
  store.update(restoreChange(data));
}

/** Goes up with every erasure, here or in another tab: a page that shows what was kept begins anew with it. */
export function useErasures(): number {
  return useSyncExternalStore(store.subscribe, store.getErasures, () => 0);
}

/** Erases everything this device keeps; false when the browser refused and something may be left. */
export function eraseDevice(): boolean {
  return store.erase();
}

/** What this device keeps, as indented JSON of `{ product, exportedAt, data }`. */
export function exportDevice(): string {
  return toExport(store.getSnapshot(), new Date());
}

/** The name under which the export is saved: 'imersao-empreendedora-2026-11-20.json'. */
export function exportFilename(): string {
  return toExportFilename(new Date());
}
