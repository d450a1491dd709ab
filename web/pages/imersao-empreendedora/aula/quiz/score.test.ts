import { expect, test } from "vitest";
import { texts } from "../../../../../content/course/texts.ts";
import { quizWords } from "../../../../../content/interface/quiz.ts";
import { countRight } from "../../../../../domain/progress/count-right.ts";
import { placeOf } from "./score.ts";

test("only the right option of each question counts, and what is not answered does not", () => {
  const right = [1, 0, 1, 0, 2];
  expect(countRight(right, right)).toBe(5);
  expect(countRight([1, 1, 1, 2, 2], right)).toBe(3);
  expect(countRight([1], right)).toBe(1);
  expect(countRight([], right)).toBe(0);
  expect(countRight([7, 7, 7, 7, 7, 0, 0], right)).toBe(0);
});

test("it goes on at the first question without an answer, and ends in the result", () => {
  expect(placeOf(0, [], 5)).toBe(0);
  expect(placeOf(5, [0, 2], 5)).toBe(2);
  expect(placeOf(1, [0, 2], 5)).toBe(1);
  expect(placeOf(5, [0, 2, 1, 1, 0], 5)).toBe(5);
  expect(placeOf(9, [0, 2, 1, 1, 0, 0, 0], 5)).toBe(5);
});

test("every result of every quiz has its sentence", () => {
  for (const { quiz } of texts) {
    expect(quizWords.results).toHaveLength(quiz.questions.length + 1);
  }
  expect(new Set(quizWords.results).size).toBe(6);
});
