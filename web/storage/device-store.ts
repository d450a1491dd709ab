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

export type DeviceStoreOptions = {
  /** The clock of `savedAt`. */
  now?: () => Date;
  getEvents?: () => StorageEvents;
};

/** Made for `useSyncExternalStore`: functions that stand alone and never throw; a snapshot stays the same object until it changes. */
export type DeviceStore = {
  subscribe: (listener: () => void) => () => void;
  /** Reads local storage on the first call. */
  getSnapshot: () => DeviceData;
  /** What the server renders and the first client render repeats: nothing kept. */
  getServerSnapshot: () => DeviceData;
  getProblem: () => StorageProblem | null;
  /** Told each kind of problem once in the life of the page, also one that came before the listener. */
  onProblem: (listener: ProblemListener) => () => void;
  update: (change: Change) => void;
  /** For what comes with every key: written once the keys rest, or the page goes; the last change of a name counts. */
  updateSoon: (name: string, change: Change) => void;
  /** How often everything was erased, here or in another tab: what a page still shows goes then too. */
  getErasures: () => number;
  /** Removes every key of ours and what is in memory; false when the browser refused. */
  erase: () => boolean;
};

/** What the store of one page knows. `data` is `saved` with `unsaved` applied: what the page shows. */
type DeviceState = {
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
  /** Changes that wait for the keys to rest. */
  readonly waiting: Map<string, Change>;
  erasures: number;
};

function createDeviceState(getStorage: GetStorage, now: () => Date): DeviceState {
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
    waiting: new Map(),
    erasures: 0,
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
function load(state: DeviceState): boolean {
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
function update(state: DeviceState, change: Change): void {
  const writable = load(state);
  const data = change(state.data);
  if (data !== state.data) {
    state.unsaved = [...state.unsaved, change];
    state.data = data;
  }
  if (writable && state.unsaved.length > 0) save(state);
}

/** Nothing kept, nothing waiting to be kept: after an erasure, here or in another tab. */
function forget(state: DeviceState): void {
  state.unsaved = [];
  state.waiting.clear();
  state.erasures += 1;
  show(state, null, emptyDeviceData);
}

/** Removes what is stored and what is in memory; false when the browser refused the former. */
function erase(state: DeviceState): boolean {
  state.loaded = true;
  const erased = eraseAll(state.getStorage);
  forget(state);
  state.notice.current = null;
  if (!erased) raiseProblem(state.notice, "blocked");
  return erased;
}

/** False for a storage event about somebody else's key; `key` is null when everything was cleared. */
function concernsUs({ key = null }: Partial<StorageEvent>): boolean {
  return key === null || key === storageKey;
}

/** Another tab wrote or erased, or the page is back from the browser's page cache. */
function takeEvent(state: DeviceState, { newValue }: Partial<StorageEvent>): void {
  if (newValue === null) forget(state);
  load(state);
}

/** A set of listeners that hears the window only while somebody listens to it. */
function createListeners(state: DeviceState, getEvents: DeviceStoreOptions["getEvents"]) {
  const listeners = new Set<() => void>();
  const emit = () => {
    for (const listener of listeners) listener();
  };
  const hear = (event: Event) => {
    if (!concernsUs(event)) return;
    takeEvent(state, event);
    emit();
  };
  const subscribe = (listener: () => void) => {
    const events = getEvents?.();
    if (listeners.size === 0) {
      events?.addEventListener("storage", hear);
      events?.addEventListener("pageshow", hear);
      if (state.loaded) load(state); // what happened while nobody listened
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      events?.removeEventListener("storage", hear);
      events?.removeEventListener("pageshow", hear);
    };
  };
  return { subscribe, emit };
}

/** Milliseconds without a key after which what was typed is written. */
const rest = 400;

/** Gathers changes and writes them at once; a page that goes or is put away writes what it has. */
function createSoon(
  { waiting }: DeviceState,
  write: (change: Change) => void,
  getEvents: DeviceStoreOptions["getEvents"],
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeard = false;
  const flush = () => {
    clearTimeout(timer);
    const changes = [...waiting.values()];
    waiting.clear();
    if (changes.length > 0) write((data) => changes.reduce((next, change) => change(next), data));
  };
  const updateSoon = (name: string, change: Change) => {
    waiting.set(name, change);
    clearTimeout(timer);
    timer = setTimeout(flush, rest);
    if (isHeard) return;
    isHeard = true;
    for (const type of ["pagehide", "visibilitychange"]) {
      getEvents?.().addEventListener(type, flush);
    }
  };
  return { flush, updateSoon };
}

function loaded(state: DeviceState): DeviceState {
  if (!state.loaded) load(state);
  return state;
}

/**
 * The store of what one device keeps. `getStorage` gives local storage each time it is needed; it may throw or
 * give null where the browser refuses, and the store then lives in memory.
 */
export function createDeviceStore(
  getStorage: GetStorage,
  options: DeviceStoreOptions = {},
): DeviceStore {
  const { now = () => new Date(), getEvents } = options;
  const state = createDeviceState(getStorage, now);
  const { subscribe, emit } = createListeners(state, getEvents);
  const write = (change: Change) => {
    update(state, change);
    emit();
  };
  const { flush, updateSoon } = createSoon(state, write, getEvents);
  return {
    subscribe,
    getSnapshot: () => loaded(state).data,
    getServerSnapshot: () => emptyDeviceData,
    getProblem: () => loaded(state).notice.current,
    onProblem: (listener) => onProblem(state.notice, listener),
    update: (change) => {
      flush();
      write(change);
    },
    updateSoon,
    getErasures: () => state.erasures,
    erase: () => {
      const erased = erase(state);
      emit();
      return erased;
    },
  };
}
