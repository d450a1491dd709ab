import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";
import { namePraise } from "../writing/staff-points.ts";

const named = (review: string, stars?: number) => namePraise(readReview(review, stars)).join();

describe("the joy of those who were along", () => {
  it("stands behind what pleased them", () => {
    expect(named("As crianças amaram o parquinho e o lanche")).toContain("o parquinho");
    expect(named("As crianças se divertiram no pula pula, mas o lanche é caro")).toBe(
      "o pula-pula",
    );
    for (const review of [
      "As crianças adoraram o mágico. O som estava ruim",
      "A galera do escritório pirou no karaokê, já o couvert é salgado",
      "Nossos convidados adoraram o buffet, só a sobremesa acabou cedo",
      "Minha gata ronrona com o sachê de vocês",
      "As meninas se encantaram com a oficina de cerâmica, mas foi caro",
    ])
      expect(named(review)).not.toMatch(/alegria|reação|equipe|gata/);
  });

  it("is named where nothing else is told, and the staff where they served", () => {
    expect(named("As crianças amaram, nem viram a hora passar", 5)).toContain("alegria");
    expect(named("Os convidados amaram, foi um sucesso", 5)).toContain("reação");
    expect(named("A galera do balcão é muito simpática", 5)).toContain("simpatia");
  });
});
