import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";
import { nameBlame, namePraise } from "../writing/staff-points.ts";

describe("a word that means something else in Spanish", () => {
  it("names nothing", () => {
    const dusty = readReview("Mucho polvo en los muebles de la sala y nadie limpia");
    expect(nameBlame(dusty).join()).not.toContain("polvo");
    const kind = readReview("El personal amable y la carpa muy cómoda, el wifi excelente", 5);
    expect(namePraise(kind).join()).not.toMatch(/personal|cômoda/);
    const told = readReview("Personal amable, habitación limpia", 5);
    expect(namePraise(told).join()).not.toContain("personal");
  });

  it("is the Portuguese word in Portuguese", () => {
    expect(namePraise(readReview("O polvo estava delicioso", 5))).toEqual(["o polvo"]);
    expect(namePraise(readReview("Comprei uma cômoda linda e firme", 5)).join()).toContain(
      "cômoda",
    );
  });
});
