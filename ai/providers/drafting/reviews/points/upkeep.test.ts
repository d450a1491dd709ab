import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";
import { namePraise } from "../writing/staff-points.ts";

const named = (review: string) => namePraise(readReview(review, 5)).join();

describe("what is well kept", () => {
  it("praises the upkeep and nobody's care", () => {
    for (const review of [
      "Motos bem cuidadas, alugamos duas",
      "Academia com aparelhos bem cuidados",
      "Casarão antigo super bem conservado e bem cuidado, vale a foto",
      "Prédio antigo bem tratado",
      "Ruas bem cuidadas no condomínio, portaria ok",
    ])
      expect(named(review)).not.toMatch(/cuidado|atenção/);
    expect(named("Motos bem cuidadas, alugamos duas")).toBe("a conservação das motos");
  });

  it("praises the upkeep of what stands before a concession", () => {
    for (const review of [
      "Mirante apertado porém super bem cuidado, monitor atencioso",
      "Haras novo, mas super bem cuidado, peões atenciosos",
      "Praia cheia mas super bem cuidada",
    ])
      expect(named(review)).not.toContain("cuidado no");
    for (const review of [
      "Cheguei nervosa mas super bem cuidada",
      "Parto difícil mas super bem cuidada pela equipe",
      "Plantão cheio mas super bem cuidada",
      "Atendimento demorado mas super bem cuidado",
      "Meu gato velhinho mas super bem cuidado",
    ])
      expect(named(review)).toContain("o cuidado no");
  });

  it("is the care where somebody, or an animal, was cared for", () => {
    for (const review of [
      "A Mel foi bem cuidada no hotelzinho",
      "Minha mãe está sendo bem cuidada",
      "Meu cachorro foi muito bem cuidado",
    ])
      expect(named(review)).toContain("o cuidado no atendimento");
  });

  it("praises no service where a part of the town is well served", () => {
    for (const review of [
      "Bairro do hostel bem atendido de ônibus",
      "Região bem servida de mercados",
      "Praça bem atendida por lojas",
    ])
      expect(named(review)).not.toMatch(/atendimento|quantidade/);
    expect(named("Prato bem servido, dá pra dois")).toContain("quantidade");
    expect(named("Fui bem atendido por todos na recepção")).toContain("atendimento");
  });
});
