import { describe, expect, test } from "vitest";
import { readReview } from "../read-review.ts";

function named(review: string, stars: number): string[] {
  return readReview(review, stars).points.flatMap(({ thing }) => thing?.name ?? []);
}

describe("a deed and what it was done to", () => {
  test.each([
    ["Instalou o chuveiro e a torneira, tudo certinho", "a instalação do chuveiro e da torneira"],
    ["Consertaram minha mochila", "o conserto da mochila"],
    ["trocou o vidro da janela no mesmo dia", "a troca do vidro da janela"],
  ])("%s: %s", (review, one) => {
    expect(named(review, 5)).toContain(one);
  });

  test("end where the next sentence begins without a comma", () => {
    expect(named("Sapateiro das antigas! trocou o salto e a bota parece nova", 5)).not.toContain(
      "a troca do salto e da bota",
    );
  });
});
