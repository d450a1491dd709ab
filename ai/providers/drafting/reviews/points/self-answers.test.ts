import { expect, test } from "vitest";
import { toSegments } from "../segments.ts";

function sidesOf(review: string): number[] {
  return toSegments(review).flatMap(({ marks }) =>
    marks.flatMap(({ value }) => (value.kind === "opinion" ? [value.polarity] : [])),
  );
}

test("what is asked praises or blames by its answer", () => {
  expect(sidesOf("Faria de novo? Com certeza.")).toEqual([1, 1]);
  expect(sidesOf("Limpo? Não.")).toEqual([-1, -1]);
  expect(sidesOf("Me arrependi? Jamais.")).toEqual([1, 1]);
  expect(sidesOf("Voltaria? Nem pensar.")).toEqual([-1, -1]);
});

test("an answer of another kind leaves it alone", () => {
  expect(sidesOf("Limpo? Talvez.")).toEqual([1]);
  expect(sidesOf("Cabelo? Cortaram.")).toEqual([]);
});
