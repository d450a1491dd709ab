import fc from "fast-check";
import { expect, test } from "vitest";
import {
  businessChange,
  type Change,
  checklistItemChange,
  exerciseChange,
  lastLessonChange,
  lessonChange,
  placeChange,
  projectChange,
  quizChange,
  textChange,
  themeChange,
} from "./changes.ts";
import { type DeviceData, emptyDeviceData, readDeviceData } from "./device-data.ts";

const id = fc.constantFrom("a", "b", "c", "__proto__");
const change: fc.Arbitrary<Change> = fc.oneof(
  fc
    .tuple(fc.constantFrom<"profile" | "practices">("profile", "practices"), id, fc.boolean())
    .map((parts) => checklistItemChange(...parts)),
  fc.tuple(fc.integer({ min: 1, max: 5 }), fc.boolean()).map((parts) => lessonChange(...parts)),
  fc.tuple(id, fc.boolean()).map((parts) => exerciseChange(...parts)),
  fc.tuple(id, fc.boolean()).map((parts) => projectChange(...parts)),
  fc.integer({ min: 1, max: 5 }).map(lastLessonChange),
  fc.tuple(id, fc.nat({ max: 60 })).map((parts) => placeChange(...parts)),
  fc.tuple(id, fc.string()).map((parts) => textChange(...parts)),
  fc.tuple(id, fc.array(fc.nat(2), { maxLength: 5 })).map((parts) => quizChange(...parts)),
  fc
    .record({ shop: fc.string(), town: fc.constantFrom("", "Olinda", undefined) })
    .map(businessChange),
  fc.constantFrom<("light" | "dark" | undefined)[]>("light", "dark", undefined).map(themeChange),
);

function applyAll(changes: readonly Change[], data: DeviceData = emptyDeviceData): DeviceData {
  return changes.reduce((current, next) => next(current), data);
}

test("a tick is set and taken back", () => {
  const ticked = applyAll([
    checklistItemChange("profile", "b", true),
    checklistItemChange("profile", "a", true),
  ]);
  expect(ticked.checklist).toEqual({ profile: ["a", "b"], practices: [] });
  expect(applyAll([checklistItemChange("profile", "a", false)], ticked).checklist.profile).toEqual([
    "b",
  ]);
});

test("lessons are in the order of their numbers", () => {
  expect(applyAll([lessonChange(10, true), lessonChange(2, true)]).course.lessons).toEqual([2, 10]);
});

test("what is typed into a lesson and answered in it stands beside its ticks, and goes when it is emptied", () => {
  const worked = applyAll([
    lessonChange(1, true),
    textChange("aula-1-exercicio-1-1", " rota  certa\n"),
    quizChange("aula-1", [0]),
    quizChange("aula-1", [0, 2]),
  ]);
  expect(worked.course).toMatchObject({
    lessons: [1],
    texts: { "aula-1-exercicio-1-1": " rota  certa\n" },
    quizzes: { "aula-1": [0, 2] },
  });
  expect(quizChange("aula-1", [0, 2])(worked)).toBe(worked);
  const emptied = applyAll(
    [textChange("aula-1-exercicio-1-1", ""), quizChange("aula-1", [])],
    worked,
  );
  expect(emptied).toEqual(applyAll([lessonChange(1, true)]));
});

test("a narrated lesson has one place, which its beginning takes back", () => {
  const begun = applyAll([
    placeChange("aula-3", 4),
    placeChange("aula-1", 2),
    placeChange("aula-3", 9),
  ]);
  expect(begun.course.places).toEqual({ "aula-1": 2, "aula-3": 9 });
  expect(applyAll([placeChange("aula-1", 0), placeChange("aula-3", 0)], begun)).toEqual(
    emptyDeviceData,
  );
});

test("a text that is far too long is not kept, and the others stay", () => {
  const { course } = applyAll([textChange("a", "um"), textChange("b", "x".repeat(2001))]);
  expect(course.texts).toEqual({ a: "um" });
});

test("the theme goes back to the system's", () => {
  expect(applyAll([themeChange("dark")]).theme).toBe("dark");
  expect(applyAll([themeChange("dark"), themeChange(undefined)])).toEqual(emptyDeviceData);
});

test("the business is told field by field, kept on one line each, and forgotten field by field", () => {
  const told = applyAll([
    businessChange({ shop: "  Padaria\n Aurora ", trade: "padaria" }),
    businessChange({ contact: "whatsapp" }),
  ]);
  expect(told.business).toEqual({ shop: "Padaria Aurora", trade: "padaria", contact: "whatsapp" });
  expect(applyAll([businessChange({ shop: "", trade: undefined })], told).business).toEqual({
    contact: "whatsapp",
  });
  expect(
    applyAll([businessChange({ shop: "", trade: undefined, contact: undefined })], told),
  ).toEqual(emptyDeviceData);
});

test("what the contract would refuse of a business is not kept", () => {
  const shop = "a".repeat(61);
  expect(applyAll([businessChange({ shop, town: "Olinda" })]).business).toEqual({ town: "Olinda" });
});

test("telling the same of the business again is no change", () => {
  const told = applyAll([businessChange({ town: "Olinda" })]);
  expect(businessChange({ town: "Olinda" })(told)).toBe(told);
});

test("any changes leave valid data and the data before as it was", () => {
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const before = structuredClone(emptyDeviceData);
      const data = applyAll(changes);
      expect(readDeviceData(data)).toEqual(data);
      expect(emptyDeviceData).toEqual(before);
    }),
  );
});

test("a change made twice is made once, and gives the same object back", () => {
  fc.assert(
    fc.property(fc.array(change), change, (changes, last) => {
      const data = last(applyAll(changes));
      expect(last(data)).toBe(data);
    }),
  );
});
