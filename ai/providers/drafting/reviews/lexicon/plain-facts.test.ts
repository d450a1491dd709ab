import { describe, expect, test } from "vitest";
import { readReview } from "../read-review.ts";

function told(text: string, stars: number) {
  return readReview(text, stars).points.map(
    ({ quality, thing, polarity }) => `${polarity} ${quality ?? thing?.id}`,
  );
}

describe("plain facts that judge", () => {
  test.each([
    ["O som é bom, só que a fatura veio com juros", 2, "-1 fatura"],
    ["A nota fiscal veio errada, e o rapaz é educado", 3, "-1 a nota fiscal"],
    ["Cobraram menos do que eu imaginava", 5, "1 price"],
    ["Escolhi a armação rápido. Veio com o grau da esquerda na direita", 1, "-1 o grau dos óculos"],
    ["Chopp trincando, mesa bamba", 3, "1 o chopp"],
  ])("%s (%i stars): %s", (text, stars, point) => {
    expect(told(text, stars)).toContain(point);
  });

  test("nobody is blamed for leaving somebody relaxed, who is for being lax", () => {
    expect(told("A drenagem me deixou relaxada", 5)).toContain("1 drenagem");
    expect(readReview("Montador relaxado", 1).tone).toBe("complaint");
  });
});

test("filling that brims over pleases, and a drain that does not", () => {
  expect(told("A coxinha vem transbordando de recheio", 5)).toContain("1 coxinha");
  expect(told("O ralo transbordou de novo", 1).join()).not.toMatch(/^1|,1/);
});
