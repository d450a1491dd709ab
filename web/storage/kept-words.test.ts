import { describe, expect, test, vi } from "vitest";
import {
  adoptChange,
  answerChange,
  checklistItemChange,
  draftChange,
  forgetAnswersChange,
  quizChange,
  restoreChange,
  textChange,
} from "./changes.ts";
import { type DeviceData, emptyDeviceData } from "./device-data.ts";
import { createDeviceStore } from "./device-store.ts";
import { toExport } from "./export-device.ts";
import { createFakeBrowser, type FakeTab } from "./fake-storage.ts";
import { type KeptAnswer, keptAnswers } from "./kept-answers.ts";
import { findDraft } from "./kept-drafts.ts";
import { readCopy } from "./read-copy.ts";

function openStore({ getStorage, events }: FakeTab) {
  return createDeviceStore(getStorage, { getEvents: () => events });
}

function answerOf(minute: number, agentType: "reviews" | "ads" = "reviews"): KeptAnswer {
  return {
    at: new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString(),
    asked: { prompt: "O bolo atrasou", agentType, idempotencyKey: "0123456789abcdef" },
    result: {
      success: true,
      text: `Resposta ${minute}`,
      provider: "gemini",
      model: "Gemini",
      allowance: { remaining: 1, limit: 5, refillSeconds: 60 },
    },
  };
}

function draft(page: string, text: string | undefined, form = "reviews") {
  return draftChange({ form, page, value: text && { text } });
}

function changed(...changes: ((data: DeviceData) => DeviceData)[]): DeviceData {
  return changes.reduce((data, change) => change(data), emptyDeviceData);
}

describe("drafts", () => {
  test("of two tabs stand beside each other; a page finds its own, then that of its tab, then the latest", () => {
    const { drafts } = changed(draft("p1", "um"), draft("p2", "dois"), draft("p3", "x", "ads"));
    const found = (...pages: string[]) => findDraft(drafts, "reviews", pages)?.value;
    expect(found("p1")).toEqual({ text: "um" });
    expect(found("new", "p1")).toEqual({ text: "um" });
    expect(found("new", "gone")).toEqual({ text: "dois" });
    expect(findDraft(drafts, "roi", ["p1"])).toBeUndefined();
  });

  test("that were taken over and sent are gone, the same text in other tabs' names too", () => {
    const data = changed(draft("p1", "um"), draft("p2", "um"), draft("p3", "outro"));
    const adopted = adoptChange({ form: "reviews", page: "p1", value: 0 }, "mine")(data);
    expect(adopted.drafts.map(({ page }) => page)).toEqual(["p3", "p2", "mine"]);
    const sent = draft("mine", undefined)(adopted);
    expect(sent.drafts.map(({ page }) => page)).toEqual(["p3"]);
  });

  test("without end or far too long are not kept", () => {
    const many = Array.from({ length: 40 }, (_, at) => draft(`p${at}`, `texto ${at}`));
    expect(changed(...many).drafts).toHaveLength(24);
    expect(changed(...many).drafts[0]?.page).toBe("p39");
    expect(changed(draft("p1", "a".repeat(24_000))).drafts).toEqual([]);
  });

  test("typed key by key are written once, when the keys rest or the page goes", () => {
    vi.useFakeTimers();
    const browser = createFakeBrowser();
    const tab = browser.openTab();
    const store = openStore(tab);
    for (const text of ["O", "O b", "O bolo"]) store.updateSoon("reviews", draft("p1", text));
    expect(browser.entries.size).toBe(0);
    vi.advanceTimersByTime(400);
    expect(browser.entries.get("imersao")).toContain("O bolo");
    store.updateSoon("reviews", draft("p1", "O bolo veio"));
    tab.events.dispatchEvent(new Event("pagehide"));
    expect(browser.entries.get("imersao")).toContain("O bolo veio");
    store.updateSoon("reviews", draft("p1", "depois"));
    store.erase();
    vi.advanceTimersByTime(400);
    expect(browser.entries.size).toBe(0);
    expect(store.getErasures()).toBe(1);
    vi.useRealTimers();
  });

  test("of one tab do not touch what another wrote meanwhile", () => {
    const browser = createFakeBrowser();
    const [one, other] = [openStore(browser.openTab()), openStore(browser.openTab())];
    one.update(draft("p1", "um"));
    other.update(draft("p2", "dois"));
    one.update(answerChange(answerOf(1)));
    other.update(checklistItemChange("profile", "a", true));
    const { drafts, answers, checklist } = openStore(browser.openTab()).getSnapshot();
    expect(drafts.map(({ page }) => page)).toEqual(["p2", "p1"]);
    expect([answers.length, checklist.profile]).toEqual([1, ["a"]]);
  });
});

describe("answers", () => {
  test("are kept the latest first, changed in place, without what holds for the moment alone", () => {
    const own = { ...answerOf(1), isOwn: true as const, earlier: [answerOf(1)] };
    const { answers } = changed(
      answerChange(answerOf(1)),
      answerChange(answerOf(2)),
      answerChange(own),
    );
    expect(answers.map(({ at }) => at)).toEqual([own.at, answerOf(2).at]);
    expect(answers[0]).toMatchObject({
      isOwn: true,
      earlier: [{ result: { text: "Resposta 1" } }],
    });
    expect(JSON.stringify(answers)).not.toMatch(/allowance|idempotencyKey/);
  });

  test(`are ${keptAnswers} at most, and the last one of each card is among them`, () => {
    const many = Array.from({ length: 30 }, (_, at) => answerChange(answerOf(at + 1)));
    const { answers } = changed(answerChange(answerOf(0, "ads")), ...many);
    expect(answers).toHaveLength(keptAnswers);
    expect(answers[0]?.result.text).toBe("Resposta 30");
    expect(answers.at(-1)?.asked.agentType).toBe("ads");
  });

  test("that are far too long give up their earlier versions, then stay out", () => {
    const long = (length: number): KeptAnswer => ({
      ...answerOf(1),
      result: { ...answerOf(1).result, text: "a".repeat(length) },
    });
    const [kept] = changed(answerChange({ ...long(30_000), earlier: [long(30_000)] })).answers;
    expect(kept).not.toHaveProperty("earlier");
    expect(changed(answerChange(long(60_000))).answers).toEqual([]);
  });

  test("are taken out one by one or all", () => {
    const data = changed(answerChange(answerOf(1)), answerChange(answerOf(2)));
    expect(forgetAnswersChange([answerOf(1).at])(data).answers).toHaveLength(1);
    expect(forgetAnswersChange(data.answers.map(({ at }) => at))(data).answers).toEqual([]);
    expect(forgetAnswersChange(["never"])(data)).toBe(data);
  });
});

describe("a copy", () => {
  const kept = changed(
    checklistItemChange("profile", "a", true),
    textChange("aula-1-exercicio-1-1", "rota certa"),
    quizChange("aula-1", [0, 2]),
    draft("p1", "um"),
    answerChange({ ...answerOf(1), earlier: [answerOf(1)] }),
  );
  const copy = (data: object) => toExport(data as DeviceData, new Date());

  test("that was written here is read whole, and of an earlier version too", () => {
    expect(readCopy(copy(kept))).toEqual({ data: kept });
    const { drafts: _d, answers: _a, ...before } = kept;
    const older = copy({ ...before, version: 2 });
    expect(readCopy(older)).toEqual({
      data: { ...kept, drafts: [], answers: [], course: emptyDeviceData.course },
    });
    expect(restoreChange(kept)(emptyDeviceData)).toBe(kept);
  });

  const withQuiz = (chosen: unknown) => ({
    ...kept,
    course: { ...kept.course, quizzes: { a: chosen } },
  });
  const [answer] = kept.answers;
  test.each([
    ["cut", copy(kept).slice(0, 200), "unreadable"],
    ["of another product", '{"product":"Outro","data":{"version":3}}', "foreign"],
    ["no document", '{"product":"Imersão Empreendedora","data":[]}', "foreign"],
    ["of a later release", copy({ ...kept, version: 9 }), "newer"],
    ["with an item that is none", copy({ ...kept, checklist: { profile: [7] } }), "damaged"],
    ["with an answer to a quiz that is none", copy(withQuiz(["a"])), "damaged"],
    ["with a theme that is none", copy({ ...kept, theme: "pink" }), "damaged"],
    [
      "with an answer that has no text",
      copy({ ...kept, answers: [{ ...answer, result: {} }] }),
      "damaged",
    ],
    [
      "with an answer whose request is not one",
      copy({ ...kept, answers: [{ ...answer, asked: { ...answer?.asked, stars: 9 } }] }),
      "damaged",
    ],
  ])("%s is refused, and its fault named", (_name, text, fault) => {
    expect(readCopy(text)).toEqual({ fault });
  });
});
