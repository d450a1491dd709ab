import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";
import { namePraise } from "../writing/staff-points.ts";

const named = (review: string, stars = 3) => namePraise(readReview(review, stars)).join();

describe("somebody praised for the craft", () => {
  it("is thanked for the work", () => {
    expect(
      named("O Valdir conserta relógio como ninguém, só que some e não atende telefone"),
    ).toContain("o trabalho do Valdir");
    expect(named("O Jorge pinta muito bem, mas nunca atende o celular")).toBe(
      "o trabalho do Jorge",
    );
    expect(named("A Carla tatua muito bem, só que é grossa")).toBe("o trabalho da Carla");
  });

  it("is thanked for the service where that is told", () => {
    expect(named("A Marta me atendeu muito bem", 5)).toContain("o atendimento da Marta");
    expect(named("A Carla faz tudo com um sorriso, amei", 5)).not.toContain("trabalho da Carla");
    expect(named("A Joana corta bem e o atendimento dela é ótimo", 5)).toContain(
      "o atendimento da Joana",
    );
    expect(named("O corte ficou torto, voltei e o Jonas arrumou sem cara feia", 5)).not.toContain(
      "trabalho do Jonas",
    );
  });
});
