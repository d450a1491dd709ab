import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { courseProgress, courseStages, courseTotals } from "./course-progress.ts";

const done = fc.record({
  lessonsDone: fc.integer({ min: 0, max: 5 }),
  exercisesDone: fc.integer({ min: 0, max: 15 }),
  projectsDone: fc.integer({ min: 0, max: 5 }),
});

describe("progress of the course", () => {
  test("a newcomer has 25%: the first of four stages is done on arrival", () => {
    const newcomer = { lessonsDone: 0, exercisesDone: 0, projectsDone: 0 };
    expect(courseProgress(newcomer)).toBe(25);
    expect(courseStages(newcomer)).toEqual({ entry: 1, lessons: 0, practice: 0, project: 0 });
  });

  test.each([
    [1, 0, 0, 30],
    [5, 0, 0, 50],
    [5, 15, 0, 75],
    [5, 15, 4, 95],
    [5, 14, 5, 98],
    [5, 15, 5, 100],
  ])(
    "%d lessons, %d exercises and %d projects are %d%%",
    (lessonsDone, exercisesDone, projectsDone, percent) => {
      expect(courseProgress({ lessonsDone, exercisesDone, projectsDone })).toBe(percent);
    },
  );

  test("it is a whole number from 25 to 100, and 100 only when all is done", () => {
    fc.assert(
      fc.property(done, (counts) => {
        const percent = courseProgress(counts);
        const all = counts.lessonsDone + counts.exercisesDone + counts.projectsDone === 25;
        expect(Number.isInteger(percent) && percent >= 25 && percent <= 100).toBe(true);
        expect(percent === 100).toBe(all);
      }),
    );
  });

  test("one missing of very many is not yet 100", () => {
    const totals = { lessons: 1000, exercises: 1000, projects: 1000 };
    expect(
      courseProgress({ lessonsDone: 1000, exercisesDone: 1000, projectsDone: 999 }, totals),
    ).toBe(99);
  });

  test("doing one thing more never lowers it, and undoing it restores it", () => {
    fc.assert(
      fc.property(done, (counts) => {
        fc.pre(counts.lessonsDone < courseTotals.lessons);
        const more = courseProgress({ ...counts, lessonsDone: counts.lessonsDone + 1 });
        expect(more).toBeGreaterThan(courseProgress(counts));
      }),
    );
  });

  test.each([-1, 6, 1.5, Number.NaN, Infinity])(
    "%d lessons done are an error of the caller",
    (lessonsDone) => {
      expect(() => courseProgress({ lessonsDone, exercisesDone: 0, projectsDone: 0 })).toThrow(
        RangeError,
      );
    },
  );

  test("counts beyond their totals are an error of the caller, whichever they are", () => {
    expect(() => courseProgress({ lessonsDone: 0, exercisesDone: 16, projectsDone: 0 })).toThrow(
      RangeError,
    );
    expect(() => courseProgress({ lessonsDone: 0, exercisesDone: 0, projectsDone: 6 })).toThrow(
      RangeError,
    );
  });
});
