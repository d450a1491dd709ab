import { type GetStorage, type StorageProblem, storageKey } from "./browser-storage.ts";
import type { Change } from "./changes.ts";
import { type DeviceData, emptyDeviceData } from "./device-data.ts";
import {
  createDeviceState,
  type DeviceState,
  erase,
  forget,
  load,
  update,
} from "./device-state.ts";
import { onProblem, type ProblemListener } from "./problem-notice.ts";

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
  /** Removes every key of ours and what is in memory; false when the browser refused. */
  erase: () => boolean;
};

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
  return {
    subscribe,
    getSnapshot: () => loaded(state).data,
    getServerSnapshot: () => emptyDeviceData,
    getProblem: () => loaded(state).notice.current,
    onProblem: (listener) => onProblem(state.notice, listener),
    update: (change) => {
      update(state, change);
      emit();
    },
    erase: () => {
      const erased = erase(state);
      emit();
      return erased;
    },
  };
}
