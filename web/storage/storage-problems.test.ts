import { describe, expect, test, vi } from "vitest";
import { corruptKey, type StorageProblem, storageKey } from "./browser-storage.ts";
import { checklistItemChange } from "./changes.ts";
import { emptyDeviceData } from "./device-data.ts";
import { createDeviceStore, type DeviceStore } from "./device-store.ts";
import { createFakeBrowser, type FakeBrowser } from "./fake-storage.ts";

type Watched = { store: DeviceStore; told: StorageProblem[] };

/** A page with the one listener that tells people. */
function openPage(browser: FakeBrowser): Watched {
  const tab = browser.openTab();
  const store = createDeviceStore(tab.getStorage, { getEvents: () => tab.events });
  const told: StorageProblem[] = [];
  store.onProblem((problem) => told.push(problem));
  store.subscribe(() => {});
  store.getSnapshot();
  return { store, told };
}

function tick(store: DeviceStore, id: string): void {
  store.update(checklistItemChange("profile", id, true));
}

function ticks(store: DeviceStore): readonly string[] {
  return store.getSnapshot().checklist.profile;
}

/** Reports are made after rendering, in a microtask. */
async function settle(): Promise<void> {
  await Promise.resolve();
}

describe("a browser that refuses storage", () => {
  test("the page works in memory and says so once", async () => {
    const browser = createFakeBrowser();
    browser.blocked = true;
    const { store, told } = openPage(browser);
    tick(store, "a");
    tick(store, "b");
    await settle();
    expect(ticks(store)).toEqual(["a", "b"]);
    expect(store.getProblem()).toBe("blocked");
    expect(told).toEqual(["blocked"]);
  });

  test("it cannot promise an erasure, but forgets what is in memory", () => {
    const browser = createFakeBrowser();
    browser.blocked = true;
    const { store } = openPage(browser);
    tick(store, "a");
    expect(store.erase()).toBe(false);
    expect(store.getSnapshot()).toBe(emptyDeviceData);
  });

  test("no local storage at all, and a method that throws, are the same", () => {
    const absent = createDeviceStore(() => null);
    tick(absent, "a");
    expect([ticks(absent), absent.getProblem()]).toEqual([["a"], "blocked"]);
    const storage = createFakeBrowser().openTab().getStorage();
    const denied = createDeviceStore(() => ({
      ...storage,
      setItem: () => {
        throw new DOMException("denied", "SecurityError");
      },
    }));
    tick(denied, "a");
    expect([ticks(denied), denied.getProblem()]).toEqual([["a"], "blocked"]);
  });

  test("refused in the middle of a visit, it keeps what is shown and saves it when allowed again", () => {
    const browser = createFakeBrowser();
    const { store } = openPage(browser);
    tick(store, "a");
    browser.blocked = true;
    tick(store, "b");
    expect(ticks(store)).toEqual(["a", "b"]);
    browser.blocked = false;
    tick(store, "c");
    expect(store.getProblem()).toBeNull();
    expect(ticks(openPage(browser).store)).toEqual(["a", "b", "c"]);
  });
});

describe("full storage", () => {
  test("changes stay on the page, the saved document stays as it was, and it is said once", async () => {
    const browser = createFakeBrowser();
    const { store, told } = openPage(browser);
    tick(store, "a");
    browser.quota = 0;
    tick(store, "b");
    tick(store, "c");
    await settle();
    expect(ticks(store)).toEqual(["a", "b", "c"]);
    expect([store.getProblem(), told]).toEqual(["full", ["full"]]);
    expect(ticks(openPage(browser).store)).toEqual(["a"]);
  });

  test("what could not be saved is saved with the next change, on top of the other tab's", () => {
    const browser = createFakeBrowser();
    const { store } = openPage(browser);
    browser.quota = 0;
    tick(store, "a");
    browser.quota = 10_000;
    tick(openPage(browser).store, "b");
    expect(ticks(store)).toEqual(["a", "b"]);
    tick(store, "c");
    expect(store.getProblem()).toBeNull();
    expect(ticks(openPage(browser).store)).toEqual(["a", "b", "c"]);
  });

  test("what could not be saved does not come back after an erasure in another tab", () => {
    const browser = createFakeBrowser();
    const { store } = openPage(browser);
    tick(store, "a");
    browser.quota = 0;
    tick(store, "b");
    openPage(browser).store.erase();
    expect(store.getSnapshot()).toBe(emptyDeviceData);
  });

  test("older browsers' names of the error count too", () => {
    const storage = createFakeBrowser().openTab().getStorage();
    for (const fault of [{ name: "NS_ERROR_DOM_QUOTA_REACHED" }, { code: 22 }]) {
      const setItem = () => {
        throw fault;
      };
      const store = createDeviceStore(() => ({ ...storage, setItem }));
      tick(store, "a");
      expect(store.getProblem()).toBe("full");
    }
  });
});

describe("a corrupt text", () => {
  test("is set aside, said once, and not again after a reload", async () => {
    const browser = createFakeBrowser();
    browser.entries.set(storageKey, "{quebrado");
    const { store, told } = openPage(browser);
    tick(store, "a");
    await settle();
    expect(browser.entries.get(corruptKey)).toBe("{quebrado");
    expect([store.getProblem(), told]).toEqual(["corrupt", ["corrupt"]]);
    const reloaded = openPage(browser);
    await settle();
    expect([reloaded.store.getProblem(), reloaded.told]).toEqual([null, []]);
    expect(ticks(reloaded.store)).toEqual(["a"]);
  });

  test("the first one is kept", () => {
    const browser = createFakeBrowser();
    browser.entries.set(corruptKey, "primeiro");
    browser.entries.set(storageKey, "segundo");
    openPage(browser);
    expect(browser.entries.get(corruptKey)).toBe("primeiro");
  });

  test("one that fills the storage leaves room for new data", () => {
    const browser = createFakeBrowser();
    browser.quota = 250_000;
    browser.entries.set(storageKey, "x".repeat(240_000));
    const { store } = openPage(browser);
    tick(store, "a");
    expect(ticks(openPage(browser).store)).toEqual(["a"]);
    expect(browser.entries.get(corruptKey)).toHaveLength(100_000);
  });
});

describe("a document of a later release", () => {
  const newer = JSON.stringify({ version: 9, checklist: { profile: ["a"] }, novo: "campo" });

  test("stays as it is; what we understand is shown, changes live in memory, and it is said once", async () => {
    const browser = createFakeBrowser();
    browser.entries.set(storageKey, newer);
    const { store, told } = openPage(browser);
    tick(store, "b");
    browser.blocked = true;
    tick(store, "c");
    browser.blocked = false;
    tick(store, "d");
    await settle();
    expect(ticks(store)).toEqual(["a", "b", "c", "d"]);
    expect(browser.entries.get(storageKey)).toBe(newer);
    expect(told).toEqual(["newer", "blocked"]);
  });

  test("may be erased by the person, and then all works again", () => {
    const browser = createFakeBrowser();
    browser.entries.set(storageKey, newer);
    const { store } = openPage(browser);
    expect(store.erase()).toBe(true);
    expect(store.getProblem()).toBeNull();
    tick(store, "b");
    expect(ticks(openPage(browser).store)).toEqual(["b"]);
  });
});

describe("telling people", () => {
  test("a problem waits for the first listener, and is told to no later one", async () => {
    const browser = createFakeBrowser();
    browser.blocked = true;
    const store = createDeviceStore(browser.openTab().getStorage);
    store.getSnapshot();
    await settle();
    const [first, second] = [vi.fn(), vi.fn()];
    store.onProblem(first);
    await settle();
    store.onProblem(second);
    await settle();
    expect(first).toHaveBeenCalledExactlyOnceWith("blocked");
    expect(second).not.toHaveBeenCalled();
  });

  test("a listener that leaves and comes back at once, as in React's strict mode, is told once", async () => {
    const browser = createFakeBrowser();
    browser.blocked = true;
    const store = createDeviceStore(browser.openTab().getStorage);
    store.getSnapshot();
    const listener = vi.fn();
    store.onProblem(listener)();
    store.onProblem(listener);
    await settle();
    expect(listener).toHaveBeenCalledOnce();
  });

  test("never while the snapshot is read: a toast must not be shown during rendering", () => {
    const browser = createFakeBrowser();
    browser.blocked = true;
    const store = createDeviceStore(browser.openTab().getStorage);
    const listener = vi.fn();
    store.onProblem(listener);
    store.getSnapshot();
    expect(listener).not.toHaveBeenCalled();
  });
});
