import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { courseProgress, courseStages, courseTotals } from "./course-progress.ts";

const upTo = (max: number) => fc.integer({ min: 0, max });
const done = fc.record({
  watched: upTo(5),
  lessons: upTo(5),
  exercises: upTo(15),
  quizzes: upTo(5),
  projects: upTo(5),
});
const nothing = { watched: 0, lessons: 0, exercises: 0, quizzes: 0, projects: 0 };
const parts = Object.keys(nothing) as (keyof typeof nothing)[];

describe("progress of the course", () => {
  test("a newcomer has 25%: the first of four stages is done on arrival", () => {
    expect(courseProgress(nothing)).toBe(25);
    expect(courseStages(nothing)).toEqual({ entry: 1, lessons: 0, practice: 0, project: 0 });
  });

  test.each([
    [{ watched: 1 }, 28],
    [{ watched: 1, lessons: 1 }, 30],
    [{ lessons: 5 }, 38],
    [{ watched: 5, lessons: 5 }, 50],
    [{ watched: 5, lessons: 5, exercises: 15 }, 69],
    [{ watched: 5, lessons: 5, exercises: 15, quizzes: 5 }, 75],
    [{ watched: 5, lessons: 5, exercises: 15, quizzes: 4, projects: 5 }, 99],
    [{ watched: 5, lessons: 5, exercises: 15, quizzes: 5, projects: 5 }, 100],
  ])("%o are %d%%", (counts, percent) => {
    expect(courseProgress({ ...nothing, ...counts })).toBe(percent);
  });

  test("it is a whole number from 25 to 100, and 100 only when all is done", () => {
    fc.assert(
      fc.property(done, (counts) => {
        const percent = courseProgress(counts);
        const all = parts.every((part) => counts[part] === courseTotals[part]);
        expect(Number.isInteger(percent) && percent >= 25 && percent <= 100).toBe(true);
        expect(percent === 100).toBe(all);
      }),
    );
  });

  test("one missing of very many is not yet 100", () => {
    const totals = { watched: 9e3, lessons: 9e3, exercises: 9e3, quizzes: 9e3, projects: 9e3 };
    expect(courseProgress({ ...totals, projects: 8999 }, totals)).toBe(99);
  });

  test("doing one thing more of any kind never lowers it", () => {
    fc.assert(
      fc.property(done, fc.constantFrom(...parts), (counts, part) => {
        fc.pre(counts[part] < courseTotals[part]);
        const more = courseProgress({ ...counts, [part]: counts[part] + 1 });
        expect(more).toBeGreaterThan(courseProgress(counts));
      }),
    );
  });

  test.each([-1, 16, 1.5, Number.NaN, Infinity])(
    "%d of anything is an error of the caller",
    (count) => {
      for (const part of parts)
        expect(() => courseProgress({ ...nothing, [part]: count })).toThrow(RangeError);
    },
  );
});
