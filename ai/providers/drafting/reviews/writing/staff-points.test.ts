import { expect, test } from "vitest";
import { readReview } from "../read-review.ts";
import { namePraise } from "./staff-points.ts";

test("how somebody served stands behind the name, each manner by itself", () => {
  const review = "O croissant é ótimo e a Cláudia me atendeu com muita paciência e simpatia";
  expect(namePraise(readReview(review, 5))).toEqual([
    "o atendimento da Cláudia",
    "a paciência",
    "a simpatia",
    "o croissant",
  ]);
});
