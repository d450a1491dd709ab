import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";

describe("what a client only tells of having done", () => {
  it("makes no blemish of praise with four stars", () => {
    for (const told of ["Fui três vezes.", "Sentamos na calçada.", "Somos moradores antigos."])
      expect(readReview(`Caldo saboroso e porção farta. ${told}`, 4).tone).toBe("praise");
    expect(readReview("Caldo saboroso e porção farta, fomos na quinta.", 4).tone).toBe("praise");
    expect(readReview("Caldo saboroso e porção farta, viemos de longe.", 4).tone).toBe("praise");
  });

  it("is a blemish where a fault is told", () => {
    for (const told of ["Esperei uma hora pela mesa.", "Pedi sem cebola e veio com cebola."])
      expect(readReview(`Caldo saboroso e porção farta. ${told}`, 4).tone).toBe("mixed");
  });
});
