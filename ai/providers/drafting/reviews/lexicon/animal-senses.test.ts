import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";
import { nameBlame, namePraise } from "../writing/staff-points.ts";

const named = (review: string) => namePraise(readReview(review)).join();

describe("names of animals that are something else", () => {
  it("are a toy, an ornament or a snack", () => {
    expect(named("O gato de porcelana é lindo, mas a entrega atrasou")).toBe("o gato de porcelana");
    expect(named("Gatinho de crochê lindo, preço salgado")).toBe("o gatinho de crochê");
    expect(named("Cachorrinho de salsicha gostoso, molho aguado")).toBe(
      "o cachorrinho de salsicha",
    );
    expect(named("Bicho de pé uma delícia")).not.toContain("animal");
    expect(named("Baba de moça e olho de sogra perfeitos")).not.toContain("atendimento");
  });

  it("are animals where they are cared for", () => {
    expect(named("Trataram o cachorro com carinho, o cachorro voltou lindo")).toMatch(
      /cachorro|carinho/,
    );
    expect(named("Meu dog adorou o banho, a lanchonete ao lado também é boa")).not.toContain(
      "o dog",
    );
  });
});

describe("a verb that looks like a noun", () => {
  it("names nothing behind a denial", () => {
    expect(nameBlame(readReview("O relógio da recepção não marca certo", 1)).join()).not.toContain(
      "marca",
    );
    expect(nameBlame(readReview("O tom do rejunte não casa com o piso", 1)).join()).not.toContain(
      "casa",
    );
  });
});
