import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";
import { nameBlame } from "../writing/staff-points.ts";

const named = (review: string) => nameBlame(readReview(review, 1)).join();

describe("a fault of the second of two things", () => {
  it("is none of the first", () => {
    expect(named("A camiseta e o boné desbotado que levei saíram 90 reais, roubada")).toMatch(
      /^(?:o estado d)?o boné$/,
    );
    expect(named("O hambúrguer e a batata fria custaram 60")).not.toContain("hambúrguer");
    expect(named("Uma toalha e um sabonete usado no quarto de 400 a diária")).not.toContain(
      "toalha",
    );
  });

  it("is that of the second behind its size or colour", () => {
    expect(named("48 reais numa bola de sorvete e uma limonada grande QUENTE")).toBe(
      "a temperatura da limonada",
    );
    expect(named("70 reais num copo de vidro e um pires azul trincado")).toBe("o estado do pires");
    expect(named("30 reais numa empada de palmito e um café pequeno FRIO")).toBe(
      "a temperatura do café",
    );
    expect(named("52 reais numa fatia de torta e uma água média quente")).not.toContain("torta");
    expect(named("40 reais numa caneca de louça e um prato grande RACHADO")).not.toContain(
      "caneca",
    );
    expect(named("Comi um bolo e uma parte estava mofada")).toContain("bolo");
    expect(named("O vestido branco manchado que veio")).toBe("o estado do vestido");
  });

  it("is one of the first too where both are told", () => {
    expect(named("Camiseta e boné desbotados")).toContain("camiseta");
  });
});
