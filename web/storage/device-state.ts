import { eraseAll, type GetStorage, readText, setAside, writeText } from "./browser-storage.ts";
import type { Change } from "./changes.ts";
import { type DeviceData, emptyDeviceData } from "./device-data.ts";
import { migrate } from "./migrate.ts";
import {
  createProblemNotice,
  type ProblemNotice,
  raiseProblem,
  settleProblem,
} from "./problem-notice.ts";

/** What the store of one page knows. `data` is `saved` with `unsaved` applied: what the page shows. */
export type DeviceState = {
  readonly getStorage: GetStorage;
  readonly now: () => Date;
  readonly notice: ProblemNotice;
  loaded: boolean;
  /** What local storage held when we looked last, as text and as data. */
  text: string | null;
  saved: DeviceData;
  /** A later release wrote the text: it must stay as it is. */
  readOnly: boolean;
  /** Changes that could not be written; they are applied again on top of whatever is saved later. */
  unsaved: readonly Change[];
  data: DeviceData;
};

export function createDeviceState(getStorage: GetStorage, now: () => Date): DeviceState {
  return {
    getStorage,
    now,
    notice: createProblemNotice(),
    loaded: false,
    text: null,
    saved: emptyDeviceData,
    readOnly: false,
    unsaved: [],
    data: emptyDeviceData,
  };
}

function show(state: DeviceState, text: string | null, saved: DeviceData): void {
  state.text = text;
  state.saved = saved;
  state.data = state.unsaved.reduce((data, change) => change(data), saved);
  state.readOnly = false;
  if (state.notice.current === "newer") state.notice.current = null;
}

function takeText(state: DeviceState, text: string | null): void {
  const { status, data } = migrate(text);
  show(state, status === "corrupt" ? null : text, data);
  state.readOnly = status === "newer";
  if (status === "corrupt") setAside(state.getStorage, text ?? "");
  if (status !== "current") raiseProblem(state.notice, status);
}

/** Takes in what is stored now; when the browser refuses, what was read before stays. Returns whether one may write. */
export function load(state: DeviceState): boolean {
  state.loaded = true;
  const stored = readText(state.getStorage);
  if (stored === "blocked") {
    raiseProblem(state.notice, "blocked");
    return false;
  }
  if (stored.text !== state.text) takeText(state, stored.text);
  return !state.readOnly;
}

function save(state: DeviceState): void {
  const data = { ...state.data, savedAt: state.now().toISOString() };
  const text = JSON.stringify(data);
  const problem = writeText(state.getStorage, text);
  if (problem !== null) {
    raiseProblem(state.notice, problem);
    return;
  }
  state.unsaved = [];
  show(state, text, data);
  settleProblem(state.notice);
}

/** Looks first, so that the ticks of another tab stay; a change that cannot be written is kept in memory. */
export function update(state: DeviceState, change: Change): void {
  const writable = load(state);
  const data = change(state.data);
  if (data !== state.data) {
    state.unsaved = [...state.unsaved, change];
    state.data = data;
  }
  if (writable && state.unsaved.length > 0) save(state);
}

/** Nothing kept, nothing waiting to be kept: after an erasure, here or in another tab. */
export function forget(state: DeviceState): void {
  state.unsaved = [];
  show(state, null, emptyDeviceData);
}

/** Removes what is stored and what is in memory; false when the browser refused the former. */
export function erase(state: DeviceState): boolean {
  state.loaded = true;
  const erased = eraseAll(state.getStorage);
  forget(state);
  state.notice.current = null;
  if (!erased) raiseProblem(state.notice, "blocked");
  return erased;
}
