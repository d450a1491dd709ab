import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";
import { nameBlame } from "../writing/staff-points.ts";

describe("a place that is missing", () => {
  it("is no matter of time, nor of what was to be done there", () => {
    for (const review of [
      "Não há onde prender a bicicleta, rodei vinte minutos",
      "Não tem onde sentar, fiquei em pé uma hora",
      "Não tem lugar pra esperar, fiquei quarenta minutos na calçada",
      "Falta lugar pra trocar o bebê, fiz na mureta",
      "Não existe onde comer dentro do parque, aguentei cinco horas",
    ]) {
      const reading = readReview(review, 1);
      expect(nameBlame(reading).join()).not.toMatch(/espera|demora|troca|comida|duração/);
      expect(readReview(review).tone).toBe("complaint");
    }
  });

  it("is one where the wait is told, and figures of speech miss none", () => {
    const review = "Não tinha onde sentar e a demora foi de duas horas";
    expect(nameBlame(readReview(review, 1)).join()).toContain("demora");
    expect(readReview("Comida perfeita, não tem onde errar", 5).tone).toBe("praise");
  });
});
