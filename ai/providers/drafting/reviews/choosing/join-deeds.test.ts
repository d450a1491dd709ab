import { describe, expect, test } from "vitest";
import { readPoints } from "../points/read-points.ts";
import { toSegments } from "../segments.ts";
import { candidatesOf } from "./candidates.ts";
import { contextOf } from "./context.ts";
import { joinDeeds } from "./join-deeds.ts";

/** What all that a praise offers is called, were all of it said. */
function named(text: string): string[] {
  const segments = toSegments(text);
  const context = contextOf({ text, segments, said: readPoints(segments, undefined) });
  const points = candidatesOf(context.said, segments, "praise").map(({ point }) => point);
  return joinDeeds(points, context).flatMap(({ thing }) => thing?.name ?? []);
}

describe("a deed and what it was done to", () => {
  test.each([
    ["Instalou o chuveiro e a torneira, tudo certinho", "a instalação do chuveiro e da torneira"],
    ["Consertaram minha mochila", "o conserto da mochila"],
    ["trocou o vidro da janela no mesmo dia", "a troca do vidro da janela"],
  ])("%s: %s", (review, one) => {
    expect(named(review)).toContain(one);
  });

  test("end where the next sentence begins without a comma", () => {
    expect(named("Sapateiro das antigas! trocou o salto e a bota parece nova")).not.toContain(
      "a troca do salto e da bota",
    );
  });
});
