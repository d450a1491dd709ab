import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endsUnfinished } from "../../../../../domain/ad-limits/cut-at-word.ts";
import { tradeOf } from "../trade-of.ts";
import { essence, secondHalf, shorterForms, withArticle } from "./noun-phrases.ts";

describe("shorter names of a thing", () => {
  test.each([
    ["bolos de aniversário personalizados", ["bolos de aniversário", "bolos"]],
    ["conserto de celular", []],
    ["clínica veterinária Amigo Fiel", ["clínica veterinária"]],
    ["clínica de fisioterapia Movimento Livre", ["clínica de fisioterapia"]],
    ["oficina de bicicletas Pedal Legal", ["oficina de bicicletas"]],
    ["clínica odontológica Sorriso Bom", ["clínica odontológica"]],
    ["academia de natação", []],
    ["clínica Amigo Fiel", ["clínica"]],
    ["oficina Pedal Legal", ["oficina"]],
    ["padaria pão quente", ["padaria"]],
    ["pão de queijo", []],
    ["pizzaria Bella Napoli", ["pizzaria"]],
    ["banho e tosa", []],
    ["churrascaria Fogo de Chão", ["churrascaria"]],
    ["corte e costura", []],
    ["aulas particulares de matemática", ["aulas de matemática", "aulas particulares"]],
    ["instalação e conserto de portões", ["instalação de portões", "conserto de portões"]],
    ["loja de roupas femininas plus size", ["loja de roupas femininas", "loja de roupas"]],
    ["terreno de 300 m²", ["terreno"]],
    ["bola de basquete tamanho 7", ["bola de basquete", "bola"]],
    ["bota número 38 ao 44", ["bota"]],
    ["fralda descartável tamanho M", ["fralda descartável", "fralda"]],
    ["mangueira trançada rolo 50 m", ["mangueira trançada", "mangueira"]],
    ["caneca esmaltada 300 ml", ["caneca esmaltada", "caneca"]],
  ])("of %j are %j", (text, shorter) => {
    expect(shorterForms(text)).toEqual([text, ...shorter]);
  });

  test("never hang and are never longer", () => {
    const word = fc.constantFrom(
      ..."bolo de com para aulas e Bella em festa kit 300 loja a".split(" "),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const text = words.join(" ");
        fc.pre(!endsUnfinished(text));
        const [full, ...shorter] = shorterForms(text);
        expect(full).toBe(text);
        for (const form of shorter) {
          expect(form.length).toBeLessThan(text.length);
          expect(endsUnfinished(form)).toBe(false);
        }
      }),
    );
  });
});

test("the second half of a service on two things is a service too", () => {
  const halfOf = (text: string) => secondHalf({ text, trade: tradeOf(text) });
  expect(halfOf("conserto de geladeira e máquina de lavar")).toBe("conserto de máquina de lavar");
  expect(halfOf("curso de corte e costura")).toBeUndefined();
  expect(halfOf("bolo de chocolate e morango")).toBeUndefined();
});

test("a shop has its article, anything else none", () => {
  const articleOf = (text: string) => withArticle({ text, trade: tradeOf(text) });
  expect(articleOf("salão de beleza")).toBe("o salão de beleza");
  expect(articleOf("loja de roupas")).toBe("a loja de roupas");
  expect(articleOf("bolos")).toBeUndefined();
});

test("two pieces of the same words in another order say the same", () => {
  expect(essence("Bolo de pote em Recife")).toBe(essence("Em Recife, bolo de pote"));
  expect(essence("Bolo de pote")).not.toBe(essence("Bolo de pote em Recife"));
});
