import { expect, test } from "vitest";
import { readReview } from "../read-review.ts";
import { namePraise } from "./staff-points.ts";

test("how somebody served stands behind the name, each manner by itself", () => {
  const reading = readReview("A Cláudia me atendeu muito bem", 5);
  const points = [
    { polarity: 1, quality: "patience" },
    { polarity: 1, quality: "friendliness" },
    { polarity: 1, quality: "cleanliness" },
  ] as const;
  expect(namePraise({ ...reading, points: [...points] })).toEqual([
    "o atendimento da Cláudia",
    "a paciência",
    "a simpatia",
    "a limpeza",
  ]);
});
