import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";
import { nameBlame } from "../writing/staff-points.ts";

const named = (review: string) => nameBlame(readReview(review, 1)).join();

describe("an animal that is called by the name of a food", () => {
  it("is no food where it is not brought any more", () => {
    for (const review of [
      "Apertaram a coleira. Não levo mais o Lasanha lá",
      "Não levo mais a Pipoca nesse veterinário",
      "Sem ração. Não trago mais a Bolo aí",
      "Não levo mais o pipoca nesse lugar",
    ])
      expect(named(review)).not.toMatch(/lasanha|pipoca|bolo/);
  });

  it("is a food where it is eaten", () => {
    expect(named("Não como mais o pastel daqui")).toContain("pastel");
    expect(named("Não levo mais a lasanha daqui, veio queimada")).toContain("lasanha");
  });
});
