import { describe, expect, test } from "vitest";
import { readReview } from "../read-review.ts";
import { toSegments } from "../segments.ts";
import { grantedPoints } from "./concessions.ts";
import { readPoints } from "./read-points.ts";

function sides(review: string, stars: number) {
  const { tone, points } = readReview(review, stars);
  const named = (polarity: 1 | -1) =>
    points
      .filter((point) => point.polarity === polarity)
      .map(({ thing, quality }) => thing?.id ?? quality);
  return { tone, good: named(1), bad: named(-1) };
}

describe("a complaint that grants one good thing", () => {
  test.each([
    ["O pula pula chegou 1 hora depois da festa começar. o monitor era legal", "monitor"],
    [
      "Cadeira chegou faltando parafuso. mandaram depois de 2 semanas. a cadeira em si é confortavel",
      "cadeira",
    ],
  ])("%s", (review, granted) => {
    const { tone, good, bad } = sides(review, 2);
    expect(tone).toBe("mixed");
    expect(good).toContain(granted);
    expect(bad).not.toContain(granted);
  });

  test("is told of whoever did the work, too", () => {
    const review = "Marceneiro entregou a estante torta e sumiu. Ele foi gentil no dia";
    const segments = toSegments(review);
    const granted = grantedPoints(readPoints(segments, 2), segments);
    expect(granted.map(({ quality }) => quality)).toContain("courtesy");
  });

  test.each([
    "Parabéns, o atendimento foi educado",
    "A moça não foi simpática e a pizza veio fria.",
    "Quando abriu o dono era legal, agora é isso",
  ])("is no irony, and nothing denied or gone: %s", (review) => {
    const segments = toSegments(review);
    expect(grantedPoints(readPoints(segments, 1), segments)).toEqual([]);
  });
});
