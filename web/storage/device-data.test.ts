import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Business } from "../../contract/parts.ts";
import { type DeviceData, emptyDeviceData, readDeviceData, sorted } from "./device-data.ts";

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 })).map(sorted);
const lesson = fc.integer({ min: 1, max: 999 });

/** Any data the device may hold. */
const deviceData: fc.Arbitrary<DeviceData> = fc.record(
  {
    version: fc.constant<6>(6),
    checklist: fc.record({ profile: ids, practices: ids }),
    course: fc.record(
      {
        lessons: fc.uniqueArray(lesson).map(sorted),
        watched: fc.uniqueArray(lesson).map(sorted),
        exercises: ids,
        projects: ids,
        lastLesson: lesson,
        texts: fc.constant({ "aula-1-exercicio-1-1": "rota certa" }),
        quizzes: fc.constant({ "aula-1": [0, 2] }),
        places: fc.constant({ "aula-2": 7 }),
      },
      { requiredKeys: ["lessons", "watched", "exercises", "projects"] },
    ),
    business: fc.constantFrom<Business>(
      { trade: "padaria", shop: "Padaria Aurora", signature: "Lúcia, da Padaria Aurora" },
      { town: "Vila Mariana", contact: "whatsapp", contactDetail: "(11) 5555-0100" },
    ),
    drafts: fc.constantFrom([], [{ form: "reviews", page: "p1", value: { text: "Oi" } }]),
    answers: fc.constant([]),
    theme: fc.constantFrom<"light" | "dark">("light", "dark"),
    savedAt: fc.option(fc.date({ noInvalidDate: true }).map((date) => date.toISOString())),
  },
  { requiredKeys: ["version", "checklist", "course", "drafts", "answers", "savedAt"] },
);

describe("reading what a device holds", () => {
  test("valid data comes back equal, through JSON too", () => {
    fc.assert(
      fc.property(deviceData, (data) => {
        expect(readDeviceData(data)).toEqual(data);
        expect(readDeviceData(JSON.parse(JSON.stringify(data)))).toEqual(data);
      }),
    );
  });

  test("any value gives valid data and never throws", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (value) => {
        const data = readDeviceData(value);
        expect(readDeviceData(data)).toEqual(data);
        expect(Object.keys(data)).toEqual(expect.arrayContaining(Object.keys(emptyDeviceData)));
      }),
    );
  });

  test("a field of the wrong type is dropped and the others stay", () => {
    fc.assert(
      fc.property(deviceData, fc.anything(), (data, junk) => {
        fc.pre(!Array.isArray(junk));
        const damaged = {
          ...data,
          checklist: { profile: junk, practices: data.checklist.practices },
        };
        const expected = {
          ...data,
          checklist: { profile: [], practices: data.checklist.practices },
        };
        expect(readDeviceData(damaged)).toEqual(expected);
      }),
    );
  });

  test("ids the product does not know are kept; doubles, other types and endless ids are not", () => {
    const profile = [
      "z-desconhecido",
      "info-completas",
      "z-desconhecido",
      7,
      null,
      "",
      "x".repeat(121),
    ];
    const course = { lessons: [3, 1, 3, "2", 0, 1.5, 1000, Number.NaN], lastLesson: "2" };
    const data = readDeviceData({
      checklist: { profile },
      course,
      theme: "rosa",
      savedAt: "ontem",
    });
    expect(data.checklist.profile).toEqual(["info-completas", "z-desconhecido"]);
    expect(data.course).toEqual({ lessons: [1, 3], watched: [], exercises: [], projects: [] });
    expect(data).not.toHaveProperty("theme");
    expect(data.savedAt).toBeNull();
  });

  test("lists are capped", () => {
    const profile = Array.from({ length: 10_000 }, (_, index) => `id-${index}`);
    expect(readDeviceData({ checklist: { profile } }).checklist.profile).toHaveLength(500);
  });

  test("names of the prototype are nobody's data and change nothing", () => {
    const text = `{"__proto__":{"theme":"dark"},"checklist":{"__proto__":{"profile":["a"]},"profile":["__proto__","constructor"]}}`;
    const data = readDeviceData(JSON.parse(text));
    expect(data).not.toHaveProperty("theme");
    expect(data.checklist.profile).toEqual(["__proto__", "constructor"]);
    expect(Object.prototype).not.toHaveProperty("theme");
  });
});
