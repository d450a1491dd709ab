import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";
import { nameBlame, namePraise } from "../writing/staff-points.ts";

describe("what was got, told as a fact", () => {
  it("is not named beside what is judged", () => {
    for (const review of [
      "Comprei duas toalhas. Vendedora ríspida.",
      "Vendedora ríspida. Comprei duas toalhas.",
      "Comprei duas toalhas e a vendedora foi ríspida.",
    ])
      expect(nameBlame(readReview(review, 1)).join()).not.toContain("toalha");
    expect(
      namePraise(readReview("Levei um casaco, loja linda, equipe gentil.", 5)).join(),
    ).not.toContain("casaco");
  });

  it("is not named where somebody of the client's did it, or it broke before", () => {
    const review = "Atendente ríspida. Meu sogro pediu a conta.";
    expect(nameBlame(readReview(review, 1)).join()).not.toContain("cobrança");
    expect(nameBlame(readReview("Fiz as unhas. Recepção suja.", 1)).join()).not.toContain("unha");
    expect(
      namePraise(readReview("Minha batedeira queimou. Técnico pontual e gentil.", 5)).join(),
    ).not.toContain("batedeira");
    expect(
      namePraise(readReview("Meu violão é antigo. Técnico pontual e gentil.", 5)).join(),
    ).not.toContain("violão");
  });

  it("is named where it is what is judged", () => {
    expect(nameBlame(readReview("Comprei uma mala. Rasgou em uma semana.", 1)).join()).toContain(
      "mala",
    );
    expect(namePraise(readReview("Pedi um pudim e uma torta deliciosos.", 5)).join()).toMatch(
      /pudim|torta/,
    );
  });

  it("stands on the side of what is said right behind it", () => {
    const liked = readReview("Pedi o risoto. Estava ótimo, mas demorou.", 4);
    expect(nameBlame(liked).join()).not.toContain("risoto");
  });

  it("makes no stuffy room of a cold order", () => {
    expect(nameBlame(readReview("Chegou tudo frio.", 1)).join()).not.toContain("ambiente");
  });
});
