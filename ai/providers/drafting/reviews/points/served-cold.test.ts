import { expect, test } from "vitest";
import { readReview } from "../read-review.ts";

test.each([
  ["O pastel veio frio.", "heat"],
  ["A comida demorou e chegou muito fria.", "heat"],
  ["A recepcionista foi muito fria comigo.", "courtesy"],
])("%s complains of %s", (review, quality) => {
  const qualities = readReview(review, 2).points.flatMap((point) => point.quality ?? []);
  expect(qualities.filter((one) => /heat|courtesy/.test(one))).toEqual([quality]);
});
