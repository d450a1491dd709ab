import { describe, expect, test, vi } from "vitest";
import { readNamed, readQuoted } from "../data.ts";
import { fitBlend, rankOf } from "./blend.ts";
import { lessonOf } from "./lessons.ts";
import { answer, trainNetwork } from "./train.ts";

// Some thirty million numbers are weighed, on a machine that may do other things too.
vi.setConfig({ testTimeout: 60_000 });

const judged = readQuoted();
const lessons = readNamed()
  .filter((_, at) => at % 120 === 0)
  .map((review) => lessonOf(review, judged.get(review.text)));

function ranksOf(parameters: ReturnType<typeof trainNetwork>) {
  const told = lessons.flatMap((lesson) => {
    const { naming, quoting } = answer(parameters, lesson);
    return [
      ...naming.map((chance, at) => ({ kind: "naming", chance, is: lesson.isNamed[at] === true })),
      ...quoting.flatMap((chance, at) => {
        const is = lesson.isQuoted[at];
        return is === undefined ? [] : { kind: "quoting", chance, is };
      }),
    ];
  });
  return ["naming", "quoting"].map((kind) => rankOf(told.filter((one) => one.kind === kind)));
}

describe("a network in training", () => {
  test("ranks what it was shown the better the longer it learns", () => {
    const before = ranksOf(trainNetwork(lessons, undefined, 0));
    const after = trainNetwork(lessons, undefined, 8);
    for (const [at, rank] of ranksOf(after).entries()) {
      expect(rank).toBeGreaterThan(0.65);
      expect(rank).toBeGreaterThan(before[at] ?? 1);
    }
  });

  test("learns the same each time", () => {
    const few = lessons.slice(0, 20);
    expect(trainNetwork(few, undefined, 1)).toEqual(trainNetwork(few, undefined, 1));
  });
});

describe("readers", () => {
  const heard = Array.from({ length: 400 }, (_, at) => ({
    logits: [at % 2 === 0 ? 2 : -2, Math.sin(at)],
    is: at % 2 === 0,
  }));

  test("count as much as they are right", () => {
    const [, right = 0, wrong = 0] = fitBlend(heard);
    expect(right).toBeGreaterThan(0.5);
    expect(right).toBeGreaterThan(2 * Math.abs(wrong));
  });
});
