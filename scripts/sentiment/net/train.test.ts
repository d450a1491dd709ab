import { describe, expect, test, vi } from "vitest";
import { readJudgedNames, readNamed, readQuoted } from "../data.ts";
import { fitBlend, rankOf } from "./blend.ts";
import { lessonOf } from "./lessons.ts";
import { answer, trainNetwork } from "./train.ts";

// Some thirty million numbers are weighed, on a machine that may do other things too.
vi.setConfig({ testTimeout: 60_000 });

const seed = 11;
const [quotes, names] = [readQuoted(), readJudgedNames()];
const lessons = readNamed()
  .filter((_, at) => at % 120 === 0)
  .map((review) =>
    lessonOf(review, { quotes: quotes.get(review.text), names: names.get(review.text) }),
  );

/** How each head ranks what it was shown. */
function ranksOf(parameters: ReturnType<typeof trainNetwork>) {
  const told = lessons.map((lesson) => ({ lesson, said: answer(parameters, lesson) }));
  const known = (chances: readonly number[], truth: readonly (boolean | undefined)[]) =>
    chances.flatMap((chance, at) => {
      const is = truth[at];
      return is === undefined ? [] : { chance, is };
    });
  return [
    told.flatMap(({ lesson, said }) => known(said.naming, lesson.isNamed)),
    told.flatMap(({ lesson, said }) => known(said.quoting, lesson.isQuoted)),
  ].map(rankOf);
}

describe("a network in training", () => {
  test("ranks what it was shown the better the longer it learns", () => {
    const before = ranksOf(trainNetwork(lessons, { seed, times: 0 }));
    const after = trainNetwork(lessons, { seed, times: 8 });
    for (const [at, rank] of ranksOf(after).entries()) {
      expect(rank).toBeGreaterThan(0.65);
      expect(rank).toBeGreaterThan(before[at] ?? 1);
    }
  });

  test("learns the same each time", () => {
    const few = lessons.slice(0, 20);
    expect(trainNetwork(few, { seed, times: 1 })).toEqual(trainNetwork(few, { seed, times: 1 }));
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
