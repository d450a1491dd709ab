import type { StorageProblem } from "./browser-storage.ts";

export type ProblemListener = (problem: StorageProblem) => void;

/** The problem there is now, and who was told: each kind is told once in the life of a page. */
export type ProblemNotice = {
  current: StorageProblem | null;
  readonly listeners: Set<ProblemListener>;
  readonly told: Set<StorageProblem>;
  readonly waiting: StorageProblem[];
};

export function createProblemNotice(): ProblemNotice {
  return { current: null, listeners: new Set(), told: new Set(), waiting: [] };
}

function tell(notice: ProblemNotice): void {
  if (notice.listeners.size === 0) return;
  for (const problem of notice.waiting.splice(0)) {
    for (const listener of notice.listeners) listener(problem);
  }
}

/** Later, never while React renders: a listener shows a toast, which renders another component. */
function tellSoon(notice: ProblemNotice): void {
  queueMicrotask(() => tell(notice));
}

/** Notes a problem; it is told to the listeners there are, or waits for the first one. */
export function raiseProblem(notice: ProblemNotice, problem: StorageProblem): void {
  notice.current = problem;
  if (notice.told.has(problem)) return;
  notice.told.add(problem);
  notice.waiting.push(problem);
  tellSoon(notice);
}

/** Storage works again: what kept us from writing is over; that something was corrupt stays true. */
export function settleProblem(notice: ProblemNotice): void {
  if (notice.current !== "corrupt") notice.current = null;
}

export function onProblem(notice: ProblemNotice, listener: ProblemListener): () => void {
  notice.listeners.add(listener);
  tellSoon(notice);
  return () => {
    notice.listeners.delete(listener);
  };
}
