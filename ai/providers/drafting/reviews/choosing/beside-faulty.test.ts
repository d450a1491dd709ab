import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";
import { nameBlame } from "../writing/staff-points.ts";

const named = (review: string) => nameBlame(readReview(review, 1)).join();

describe("a fault of the second of two things", () => {
  it("is none of the first", () => {
    expect(named("A camiseta e o boné desbotado que levei saíram 90 reais, roubada")).toBe(
      "o estado do boné",
    );
    expect(named("O hambúrguer e a batata fria custaram 60")).not.toContain("hambúrguer");
    expect(named("Uma toalha e um sabonete usado no quarto de 400 a diária")).not.toContain(
      "toalha",
    );
  });

  it("is one of the first too where both are told", () => {
    expect(named("Camiseta e boné desbotados")).toContain("camiseta");
  });
});
