import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { isAddition } from "./addition.ts";

describe("what only adds to the sentence before", () => {
  test.each([
    "até a orquídea que eu sempre mato",
    "até matemática que eu sempre reprovo",
    "até a parte que eu sempre perco",
    "até o jiló que eu odeio",
    "até o integral que eu nunca gosto",
    "até aquela mancha que ninguém tirava",
    "inclusive a bainha que eu tinha medo de estragar",
    "até o portão que minha mãe nunca fechava",
    "até a música que a gente detesta",
    "até mesmo o cachorro que eu não solto",
  ])("is not told alone: %s", (text) => {
    expect(isAddition(text)).toBe(true);
  });

  test.each([
    "até a vizinha que eu nem conhecia elogiou",
    "até meu pai que nunca elogia gostou",
    "até o bolo que eu levei ficou na geladeira",
    "até o café é bom",
    "até quem não gosta de peixe repetiu",
    "até as crianças comeram salada",
    "o bolo que eu sempre peço",
    "passei em tudo, até matemática que eu sempre reprovo",
    "até a moça que a gente atrapalhou sorriu",
    "até hoje o piso que eu escolhi brilha",
  ])("is told alone: %s", (text) => {
    expect(isAddition(text)).toBe(false);
  });

  test.each([
    "As plantas que comprei vingaram todas! Até a orquídea que eu sempre mato",
    "Passei em tudo! Até matemática que eu sempre reprovo",
    "Comi tudo! Até o jiló que eu odeio",
  ])("is not what delights the shop: %s", (review) => {
    expect(draftReply(review, undefined, 5).text).not.toMatch(/“até/);
  });
});
