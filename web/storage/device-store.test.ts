import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { storageKey } from "./browser-storage.ts";
import { checklistItemChange, lessonChange, themeChange } from "./changes.ts";
import { emptyDeviceData, readDeviceData } from "./device-data.ts";
import { createDeviceStore, type DeviceStore } from "./device-store.ts";
import { createFakeBrowser, createStorageEvent, type FakeTab } from "./fake-storage.ts";

const now = () => new Date("2026-11-20T12:00:00Z");

function openStore(tab: FakeTab): DeviceStore {
  return createDeviceStore(tab.getStorage, { now, getEvents: () => tab.events });
}

function tick(store: DeviceStore, id: string, checked = true): void {
  store.update(checklistItemChange("profile", id, checked));
}

function ticks(store: DeviceStore): readonly string[] {
  return store.getSnapshot().checklist.profile;
}

describe("one tab", () => {
  test("what is changed survives a reload, with the time of writing", () => {
    const browser = createFakeBrowser();
    const store = openStore(browser.openTab());
    tick(store, "info-completas");
    store.update(lessonChange(2, true));
    const reloaded = openStore(browser.openTab());
    expect(reloaded.getSnapshot()).toEqual(store.getSnapshot());
    expect(reloaded.getSnapshot()).toEqual({
      version: 6,
      checklist: { profile: ["info-completas"], practices: [] },
      course: { lessons: [2], watched: [], exercises: [], projects: [] },
      drafts: [],
      answers: [],
      savedAt: "2026-11-20T12:00:00.000Z",
    });
  });

  test("storage is not touched before the first snapshot, and the server's snapshot is empty", () => {
    const browser = createFakeBrowser();
    const { getStorage } = browser.openTab();
    const asked = vi.fn(getStorage);
    const store = createDeviceStore(asked);
    expect(store.getServerSnapshot()).toBe(emptyDeviceData);
    expect(asked).not.toHaveBeenCalled();
    store.getSnapshot();
    expect(asked).toHaveBeenCalledOnce();
  });

  test("a visit without a change writes nothing, and neither does a change to the same", () => {
    const browser = createFakeBrowser();
    const store = openStore(browser.openTab());
    store.getSnapshot();
    tick(store, "a", false);
    store.update(themeChange(undefined));
    expect(browser.entries.size).toBe(0);
  });

  test("a snapshot is the same object until something changes", () => {
    const store = openStore(createFakeBrowser().openTab());
    tick(store, "a");
    const before = store.getSnapshot();
    tick(store, "a");
    expect(store.getSnapshot()).toBe(before);
    tick(store, "b");
    expect(store.getSnapshot()).not.toBe(before);
  });

  test("listeners hear each change until they leave", () => {
    const store = openStore(createFakeBrowser().openTab());
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    tick(store, "a");
    leave();
    tick(store, "b");
    expect(listener).toHaveBeenCalledOnce();
  });

  test("erasing removes every key of ours, no other, and the memory", () => {
    const browser = createFakeBrowser();
    for (const key of ["imersao:corrompido", "imersao-antigo", "outro", "sb-host-auth-token"])
      browser.entries.set(key, "x");
    const store = openStore(browser.openTab());
    tick(store, "a");
    expect(store.erase()).toBe(true);
    expect([...browser.entries.keys()]).toEqual(["outro", "sb-host-auth-token"]);
    expect(store.getSnapshot()).toBe(emptyDeviceData);
  });
});

describe("two tabs", () => {
  test("each keeps the ticks of the other, also when neither listens", () => {
    const browser = createFakeBrowser();
    const [one, other] = [openStore(browser.openTab()), openStore(browser.openTab())];
    one.getSnapshot();
    other.getSnapshot();
    tick(one, "a");
    tick(other, "b");
    expect(ticks(openStore(browser.openTab()))).toEqual(["a", "b"]);
  });

  test("an open page shows what the other tab ticked and erased", () => {
    const browser = createFakeBrowser();
    const [one, other] = [openStore(browser.openTab()), openStore(browser.openTab())];
    const listener = vi.fn();
    other.subscribe(listener);
    other.getSnapshot();
    tick(one, "a");
    expect(ticks(other)).toEqual(["a"]);
    one.erase();
    expect(other.getSnapshot()).toBe(emptyDeviceData);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe("events and long histories", () => {
  test("keys of others do not concern it; clearing everything does", () => {
    const browser = createFakeBrowser();
    const tab = browser.openTab();
    const store = openStore(tab);
    const listener = vi.fn();
    store.subscribe(listener);
    tick(store, "a");
    tab.events.dispatchEvent(createStorageEvent("outro", "x"));
    expect(listener).toHaveBeenCalledOnce();
    browser.entries.clear();
    tab.events.dispatchEvent(createStorageEvent(null, null));
    expect(store.getSnapshot()).toBe(emptyDeviceData);
  });

  test("a page from the browser's page cache, or with a new listener, looks again", () => {
    const browser = createFakeBrowser();
    const tab = browser.openTab();
    const [store, other] = [openStore(tab), openStore(browser.openTab())];
    store.getSnapshot();
    tick(other, "a");
    store.subscribe(() => {})();
    expect(ticks(store)).toEqual(["a"]);
    store.subscribe(() => {});
    browser.entries.delete(storageKey);
    tab.events.dispatchEvent(new Event("pageshow"));
    expect(ticks(store)).toEqual([]);
  });

  test("whatever is ticked in whichever tab, nothing is lost", () => {
    const step = fc.record({
      tab: fc.nat(2),
      id: fc.constantFrom("a", "b", "c", "d"),
      checked: fc.boolean(),
      listens: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const browser = createFakeBrowser();
        const stores = [0, 1, 2].map(() => openStore(browser.openTab()));
        const expected = new Set<string>();
        for (const { tab, id, checked, listens } of steps) {
          const store = stores[tab] as DeviceStore;
          if (listens) store.subscribe(() => {});
          tick(store, id, checked);
          if (checked) expected.add(id);
          else expected.delete(id);
        }
        expect(ticks(openStore(browser.openTab()))).toEqual([...expected].sort());
      }),
    );
  });
});

describe("whatever the key holds", () => {
  test("the store reads, changes and erases without throwing, and its data stay valid", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      fc.json().map((value) => `{"version":3,"checklist":${value}}`),
    );
    fc.assert(
      fc.property(text, (stored) => {
        const browser = createFakeBrowser();
        browser.entries.set(storageKey, stored);
        const store = openStore(browser.openTab());
        expect(readDeviceData(store.getSnapshot())).toEqual(store.getSnapshot());
        tick(store, "info-completas");
        expect(ticks(store)).toContain("info-completas");
        expect(readDeviceData(store.getSnapshot())).toEqual(store.getSnapshot());
        expect(store.erase()).toBe(true);
        expect(browser.entries.size).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});
