import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";
import { toTokens } from "../segments.ts";
import { nameBlame } from "../writing/staff-points.ts";
import { askedWithout, cameAfterAll } from "./asked-without.ts";

const named = (review: string, stars?: number) => nameBlame(readReview(review, stars)).join();
const at = (review: string) => toTokens(review).findIndex(({ key }) => key === "sem");

describe("what was to be left out", () => {
  it("is not lacking", () => {
    for (const review of [
      "Corte sem navalha, avisei na cadeira, e passaram a navalha",
      "Quarto sem carpete, reservei assim, me deram com carpete",
      "Era pra ser sem glúten, veio pão comum",
      "Pedi a pizza sem azeitona e ela veio cheia de azeitona",
    ]) {
      expect(askedWithout(toTokens(review), at(review))).toBe(true);
      expect(named(review)).not.toContain("falta");
      expect(named(review, 1)).not.toContain("falta");
    }
    expect(readReview("Corte sem navalha, avisei, e passaram a navalha").tone).toBe("complaint");
    expect(named("Quarto sem carpete, reservei assim, me deram com carpete", 1)).toContain(
      "pedido",
    );
  });

  it("is lacking where nobody asked for that", () => {
    for (const review of [
      "Pedi o lanche e veio sem molho",
      "Banheiro sem papel, avisei",
      "Quarto sem toalha",
    ])
      expect(askedWithout(toTokens(review), at(review))).toBe(review.startsWith("Banheiro"));
    expect(named("Quarto sem toalha", 1)).toContain("falta de toalha");
  });

  it("came only where it is told to", () => {
    expect(cameAfterAll(toTokens("Pedi sem cebola e veio com cebola"))).toBe(6);
    expect(cameAfterAll(toTokens("Pedi sem cebola e veio sem cebola"))).toBe(-1);
    expect(cameAfterAll(toTokens("Pedi sem cebola e não veio cebola"))).toBe(-1);
  });
});
