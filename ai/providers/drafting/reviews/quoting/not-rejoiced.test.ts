import { describe, expect, test } from "vitest";
import { fold } from "../../../../../domain/search/fold.ts";
import { draftReply } from "../draft-reply.ts";
import { mostJoy } from "./not-rejoiced.ts";

describe("what is not quoted with joy", () => {
  test.each([
    "ficou um espelho, meu cabelo tava um caco",
    "meu sofá estava um lixo",
    "minhas unhas estavam destruídas",
    "nosso jardim tava um horror",
    "minha sobrancelha andava uma bagunça",
  ])("how sorry it looked before: %s", (text) => {
    expect(mostJoy(fold(text), "praise")).toBe(0);
  });

  test.each(["Gostava muito daqui", "eu amava esse lugar", "antes recomendava a todos"])(
    "what was liked and is no more: %s",
    (text) => {
      expect(mostJoy(fold(text), "mixed")).toBe(0);
      expect(mostJoy(fold(text), "praise")).toBe(1);
    },
  );

  test("the call alone tells less than what follows it", () => {
    expect(mostJoy("gente do ceu que acai e esse", "praise")).toBeLessThan(1);
    expect(mostJoy("que coxinha e essa, enorme e recheada", "praise")).toBe(1);
  });

  test.each([
    "meu cabelo ficou lindo",
    "a comida estava um espetáculo",
    "meu filho estava feliz",
    "deixou meu carro novo",
    "nosso quarto estava um brinco",
    "gosto muito daqui",
    "a vitrine estava linda",
    "minha mãe amava e eu também amo",
    "que o lugar é esse espetáculo todo mundo sabe",
    "meu pedido estava um sonho",
  ])("is glad of: %s", (text) => {
    expect(mostJoy(fold(text), "mixed")).toBe(1);
  });
});

describe("the call 'que ... é esse'", () => {
  test.each([
    ["Que lugar lindo é esse, amei cada cantinho", "“que lugar lindo é esse, amei cada cantinho”"],
    ["Gente que coxinha é essa, enorme e recheada", "“que coxinha é essa, enorme e recheada”"],
  ])("%s: keeps its first word", (text, quoted) => {
    expect(draftReply(text, undefined, 5).text).toContain(quoted);
  });

  test("nor is anything named that was liked once", () => {
    const { text } = draftReply("Amava esse lugar, mas a comida caiu muito", undefined, 3);
    expect(text).not.toMatch(/carinho no|amava/);
  });

  test("past liking is no praise", () => {
    const { text } = draftReply(
      "Gostava muito daqui, mas ontem o pastel veio encharcado de óleo",
      undefined,
      3,
    );
    expect(text).not.toContain("gostava");
    expect(text).toContain("“ontem o pastel veio encharcado de óleo”");
  });
});
