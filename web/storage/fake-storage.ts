import type { DeviceStorage } from "./browser-storage.ts";
import type { StorageEvents } from "./device-store.ts";

/** For tests: one browser profile with local storage and tabs that hear each other's writes. */
export type FakeBrowser = {
  entries: Map<string, string>;
  /** Characters of all keys and values together; more throws as browsers do. */
  quota: number;
  /** True: reading the property `localStorage` throws, as it does when cookies are blocked. */
  blocked: boolean;
  openTab: () => FakeTab;
};

export type FakeTab = {
  getStorage: () => DeviceStorage;
  events: EventTarget & StorageEvents;
};

export function createFakeBrowser(): FakeBrowser {
  const tabs: FakeTab[] = [];
  const browser: FakeBrowser = {
    entries: new Map(),
    quota: 5_000_000,
    blocked: false,
    openTab: () => {
      const tab = createTab(browser, tabs);
      tabs.push(tab);
      return tab;
    },
  };
  return browser;
}

function createTab(browser: FakeBrowser, tabs: readonly FakeTab[]): FakeTab {
  const events = new EventTarget();
  const storage = createStorage(browser, (key, newValue) => {
    for (const tab of tabs) {
      if (tab.events !== events) tab.events.dispatchEvent(createStorageEvent(key, newValue));
    }
  });
  const getStorage = () => {
    if (browser.blocked)
      throw new DOMException("Access is denied for this document.", "SecurityError");
    return storage;
  };
  return { getStorage, events };
}

/** Node has no StorageEvent; these are the fields of it that matter. */
export function createStorageEvent(key: string | null, newValue: string | null): Event {
  return Object.assign(new Event("storage"), { key, newValue });
}

type Announce = (key: string, newValue: string | null) => void;

function createStorage(browser: FakeBrowser, announce: Announce): DeviceStorage {
  const { entries } = browser;
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      const others = [...entries].filter(([name]) => name !== key);
      const size = [...others, [key, value]].join("").length;
      if (size > browser.quota)
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      if (entries.get(key) === value) return;
      entries.set(key, value);
      announce(key, value);
    },
    removeItem: (key) => {
      if (entries.delete(key)) announce(key, null);
    },
  };
}
