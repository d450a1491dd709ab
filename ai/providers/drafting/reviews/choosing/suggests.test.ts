import { describe, expect, test } from "vitest";
import { isSuggestion, suggests } from "./suggests.ts";

describe("a suggestion to the shop", () => {
  test.each([
    "sugiro colocarem um bebedouro na recepcao",
    "sugiro que abram mais cedo",
    "sugiro mais opcoes veganas",
    "so peco que abram aos domingos",
    "apenas peco mais cadeiras",
    "minha sugestao e ter um espelho maior",
    "fica a sugestao , coloquem ar condicionado",
    "uma sugestao seria aumentar a letra do cardapio",
    "bem que podiam entregar no bairro",
    "sugerimos trocar as toalhas",
  ])("%s", (text) => {
    expect(suggests(text)).toBe(true);
  });

  test.each([
    "sugiro a moqueca",
    "sugiro irem cedo porque lota",
    "sugiro que experimentem o pudim",
    "sugiro reservar antes",
    "sugiro a todos",
    "o garcom sugeriu um vinho",
    "segui a sugestao do barbeiro",
    "a sugestao do chef e maravilhosa",
    "so peco pizza aqui",
    "so peco um cafe e ja me sinto em casa do bem",
  ])("and none: %s", (text) => {
    expect(suggests(text)).toBe(false);
  });

  test("is one also without what announced it", () => {
    expect(isSuggestion("coloquem ar condicionado na sala")).toBe(true);
    expect(isSuggestion("colocam ar condicionado na sala")).toBe(false);
  });
});
