import { describe, expect, test } from "vitest";
import type { NounPhrase } from "../ad-facts.ts";
import { tradeOf } from "../trade-of.ts";
import { leansOnTrade } from "./leaning-items.ts";

function phrase(text: string): NounPhrase {
  return { text, trade: tradeOf(text) };
}

describe("an item without its trade", () => {
  test.each([
    ["camarão", "pizzaria Massa Fina"],
    ["atum", "pizzaria"],
    ["morango", "sorveteria Gelinho"],
    ["frango", "pastelaria do Zé"],
    ["limpeza completa", "conserto de ar-condicionado"],
    ["manutenção preventiva", "assistência técnica"],
    ["casamento", "fotógrafa"],
    ["batizado", "fotógrafo"],
    ["formatura", "buffet"],
    ["teclado", "escola de música"],
    ["bateria e canto", "escola de música Dó Ré Mi"],
    ["violino", "professor de música"],
  ])("%s of %s says something else", (item, main) => {
    expect(leansOnTrade(phrase(item), phrase(main))).toBe(true);
  });

  test.each([
    ["barba", "barbearia"],
    ["vacina V10", "clínica veterinária"],
    ["troca de óleo", "oficina"],
    ["restauração", "marcenaria"],
    ["feijoada", "restaurante"],
    ["pizza de camarão", "pizzaria"],
    ["lavagem completa", "lava jato"],
    ["limpeza de pele", "clínica de estética"],
    ["teclado", "loja de música"],
    ["bateria", "autopeças Lima"],
    ["camarão", "peixaria"],
    ["ensaio de casal", "fotógrafo"],
    ["casamento", "cartório"],
  ])("%s of %s stands alone", (item, main) => {
    expect(leansOnTrade(phrase(item), phrase(main))).toBe(false);
  });
});
