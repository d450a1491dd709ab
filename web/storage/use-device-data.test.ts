import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFakeBrowser, type FakeBrowser } from "./fake-storage.ts";

let browser: FakeBrowser;

/** The module as a fresh page loads it. */
async function loadPage() {
  vi.resetModules();
  const { getStorage, events } = browser.openTab();
  vi.stubGlobal("window", {
    get localStorage() {
      return getStorage();
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  });
  return import("./use-device-data.ts");
}

beforeEach(() => {
  browser = createFakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("what pages use", () => {
  test("every action is kept, and the export holds all of it", async () => {
    const page = await loadPage();
    page.setChecklistItem("profile", "info-completas", true);
    page.setChecklistItem("practices", "gemini-criar-contratos", true);
    page.setLessonDone(1, true);
    page.setLessonWatched(1, true);
    page.setExerciseDone("aula-1-exercicio-1", true);
    page.setProjectDone("aula-1-projeto", true);
    page.setLastLesson(2);
    page.tellBusiness({ shop: "Padaria Aurora", trade: "padaria" });
    page.setTheme("dark");
    const exported = JSON.parse(page.exportDevice());
    expect(exported.data).toEqual(JSON.parse(browser.entries.get("imersao") ?? ""));
    expect(exported.data).toEqual({
      version: 6,
      checklist: { profile: ["info-completas"], practices: ["gemini-criar-contratos"] },
      course: {
        lessons: [1],
        watched: [1],
        exercises: ["aula-1-exercicio-1"],
        projects: ["aula-1-projeto"],
        lastLesson: 2,
      },
      business: { shop: "Padaria Aurora", trade: "padaria" },
      theme: "dark",
      drafts: [],
      answers: [],
      savedAt: expect.any(String),
    });
    expect((await loadPage()).exportDevice()).toContain('"lastLesson": 2');
  });

  test("the export names the product and its time, and is indented", async () => {
    const page = await loadPage();
    const text = page.exportDevice();
    expect(text).toMatch(/^\{\n {2}"product": "Imersão Empreendedora",\n {2}"exportedAt": "\d{4}-/);
    expect(page.exportFilename()).toMatch(/^imersao-empreendedora-\d{4}-\d{2}-\d{2}\.json$/);
  });

  test("erasing leaves nothing", async () => {
    const page = await loadPage();
    page.setTheme("light");
    expect(page.eraseDevice()).toBe(true);
    expect(browser.entries.size).toBe(0);
    expect(JSON.parse(page.exportDevice()).data.savedAt).toBeNull();
  });

  test("a blocked storage is told to the listener", async () => {
    browser.blocked = true;
    const page = await loadPage();
    const listener = vi.fn();
    page.onStorageProblem(listener);
    page.setLessonDone(1, true);
    await Promise.resolve();
    expect(listener).toHaveBeenCalledExactlyOnceWith("blocked");
  });
});

describe("on the server", () => {
  test("a page renders with nothing kept and no problem, without a window", async () => {
    const page = await loadPage();
    vi.unstubAllGlobals();
    function Shown() {
      return JSON.stringify([page.useDeviceData().checklist, page.useStorageProblem()]);
    }
    const html = renderToString(createElement(Shown)).replaceAll("&quot;", '"');
    expect(html).toBe('[{"profile":[],"practices":[]},null]');
  });

  test("the first client render repeats the server's, whatever the device holds", async () => {
    const page = await loadPage();
    page.setChecklistItem("profile", "info-completas", true);
    function Shown() {
      return page.useDeviceData().checklist.profile.join() || "nothing";
    }
    expect(renderToString(createElement(Shown))).toBe("nothing");
  });
});
