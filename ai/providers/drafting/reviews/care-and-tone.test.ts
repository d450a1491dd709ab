import { describe, expect, test } from "vitest";
import { draftReply } from "./draft-reply.ts";
import { readReview } from "./read-review.ts";

describe("what a reply may say where somebody is cared for, mourned or foreign", () => {
  test("how a treatment ended is not repeated where secrecy binds", () => {
    const { regulated } = readReview("Amei o resultado da harmonização com a Dra. Bianca", 5);
    expect(regulated).toBe(true);
    expect(
      draftReply("Amei o resultado da harmonização com a Dra. Bianca", undefined, 5).text,
    ).not.toMatch(/resultado/);
  });

  test("a patient's own smile is no kindness of the staff", () => {
    const { points } = readReview("Dra. Nair refez meu sorriso, lentes perfeitas", 5);
    expect(points.map(({ quality }) => quality)).not.toContain("friendliness");
  });

  test("a root canal is a dentist's", () => {
    expect(readReview("Fiz canal aqui e nem percebi, recomendo", 5).regulated).toBe(true);
  });

  test.each([
    ["Minha avó adorava a canja daqui, ela já não está mais entre nós", true],
    ["O chef antigo não está mais aqui, mas a massa continua ótima", false],
  ])("%s mourns: %s", (review, grieves) => {
    expect(readReview(review, 5).grieves).toBe(grieves);
  });

  test.each([
    "Great pizza and lovely people",
    "Ottimo caffè e personale molto gentile",
    "Très bon café et accueil agréable",
  ])("%s is not quoted in a Portuguese reply", (review) => {
    expect(readReview(review, 5).quotes).toEqual([]);
  });

  test.each([["Um espaço muito acolhedor"], ["Espaço acolhedor, comida boa"]])(
    "%s is cosy or welcoming, and not both",
    (review) => {
      const qualities = readReview(review, 5).points.flatMap((point) => point.quality ?? []);
      expect(qualities.filter((one) => /welcome|cosiness/.test(one))).toHaveLength(1);
    },
  );

  test.each([
    ["A caixa foi super simpática comigo", "a operadora de caixa"],
    ["A caixa do presente veio linda", "a caixa do presente"],
  ])("%s speaks of %s", (review, name) => {
    const names = readReview(review, 5).points.flatMap(({ thing }) => thing?.name ?? []);
    expect(names).toContain(name);
  });
});
