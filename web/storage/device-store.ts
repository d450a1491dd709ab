import {
  eraseAll,
  type GetStorage,
  readText,
  type StorageProblem,
  setAside,
  storageKey,
  writeText,
} from "./browser-storage.ts";
import type { Change } from "./changes.ts";
import { type DeviceData, emptyDeviceData } from "./device-data.ts";
import { migrate } from "./migrate.ts";
import {
  createProblemNotice,
  onProblem,
  type ProblemListener,
  type ProblemNotice,
  raiseProblem,
  settleProblem,
} from "./problem-notice.ts";

/** Where `storage` and `pageshow` events come from: the window. */
export type StorageEvents = Pick<EventTarget, "addEventListener" | "removeEventListener">;
export type DeviceStoreOptions = { now?: () => Date; getEvents?: () => StorageEvents | undefined };

/** Made for `useSyncExternalStore`: all functions stand alone, none throws, snapshots are stable. */
export type DeviceStore = {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => DeviceData;
  /** What the server renders and the first client render repeats: nothing kept. */
  getServerSnapshot: () => DeviceData;
  getProblem: () => StorageProblem | null;
  /** Told each kind of problem once in the life of the page, also one that came before the listener. */
  onProblem: (listener: ProblemListener) => () => void;
  update: (change: Change) => void;
  /** Removes all keys of ours and forgets what is in memory; false when the browser refused. */
  erase: () => boolean;
};

type State = {
  readonly getStorage: GetStorage;
  readonly now: () => Date;
  readonly notice: ProblemNotice;
  readonly listeners: Set<() => void>;
  loaded: boolean;
  /** What local storage held when we looked last, as text and as data. */
  text: string | null;
  saved: DeviceData;
  /** Changes that could not be written; they are applied again on top of whatever is saved. */
  unsaved: readonly Change[];
  /** `saved` with `unsaved` applied: what the page shows. */
  data: DeviceData;
};

/** Takes in what is stored now. False: it must not or cannot be written. */
function load(state: State): boolean {
  state.loaded = true;
  const stored = readText(state.getStorage);
  if (stored === "blocked") return refuse(state, "blocked");
  const { status, data } = migrate(stored.text);
  if (status === "corrupt") {
    setAside(state.getStorage, stored.text ?? "");
    raiseProblem(state.notice, "corrupt");
  }
  const text = status === "corrupt" ? null : stored.text;
  if (text !== state.text || status === "corrupt") show(state, text, data);
  return status === "newer" ? refuse(state, "newer") : true;
}

function refuse(state: State, problem: StorageProblem): false {
  raiseProblem(state.notice, problem);
  return false;
}

function show(state: State, text: string | null, saved: DeviceData): void {
  state.text = text;
  state.saved = saved;
  state.data = state.unsaved.reduce((data, change) => change(data), saved);
}

/** Looks first, so that the ticks of another tab stay; keeps the change in memory when it cannot be written. */
function update(state: State, change: Change): void {
  const writable = load(state);
  const data = change(state.data);
  if (data !== state.data) {
    state.unsaved = [...state.unsaved, change];
    state.data = data;
  }
  if (writable && state.unsaved.length > 0) save(state);
  emit(state);
}

function save(state: State): void {
  const data = { ...state.data, savedAt: state.now().toISOString() };
  const text = JSON.stringify(data);
  const problem = writeText(state.getStorage, text);
  if (problem !== null) return raiseProblem(state.notice, problem);
  state.unsaved = [];
  show(state, text, data);
  settleProblem(state.notice);
}

function forget(state: State): void {
  state.unsaved = [];
  show(state, null, emptyDeviceData);
}

function erase(state: State): boolean {
  state.loaded = true;
  const erased = eraseAll(state.getStorage);
  forget(state);
  state.notice.current = null;
  if (!erased) raiseProblem(state.notice, "blocked");
  emit(state);
  return erased;
}

function emit(state: State): void {
  for (const listener of state.listeners) listener();
}

/** Another tab wrote or erased, or the page comes back from the browser's page cache. */
function takeEvent(state: State, event: Event): void {
  const key: unknown = "key" in event ? event.key : null;
  if (key !== null && key !== storageKey) return;
  const erasedElsewhere = "newValue" in event && event.newValue === null;
  if (erasedElsewhere) forget(state);
  load(state);
  emit(state);
}
