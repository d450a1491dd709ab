import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldInPlace, restorePlaces } from "./restore-places.ts";
import { restoreWords } from "./restore-words.ts";
import { settleCase } from "./settle-case.ts";

describe("words typed without accents or with common faults", () => {
  test.each([
    ["promocao de pao", "promoção de pão"],
    ["instalacoes eletricas", "instalações elétricas"],
    ["orsamento gratis", "orçamento grátis"],
    ["cabelereiro", "cabeleireiro"],
    ["estudiozinho e academiazinha", "estúdio e academia"],
    ["pousadinha, salgadinho e cafezinho", "pousada, salgadinho e cafezinho"],
    ["aniversario infantil", "aniversário infantil"],
    ["entrega a domicilio", "entrega em domicílio"],
    ["conserto de ar condicionado", "conserto de ar-condicionado"],
    ["concerto de celular", "conserto de celular"],
    ["concerto de piano", "concerto de piano"],
    ["das 8 as 18hs", "das 8 às 18h"],
    ["p/ festa c/ bolo", "para festa com bolo"],
    ["peca pelo zap", "peça pelo WhatsApp"],
    ["pelo balcao", "pelo balcão"],
    ["metro quadrado", "metro quadrado"],
    ["secretaria e padaria", "secretaria e padaria"],
    ["ela esta aqui e tem pelo", "ela esta aqui e tem pelo"],
  ])("%j reads %j", (typed, written) => {
    expect(restoreWords(typed)).toBe(written);
  });
});

describe("capitals", () => {
  test.each([
    ["CONSERTO DE TV E CELULAR", "conserto de TV e celular"],
    ["Conserto De Celular Na Hora", "conserto de celular na hora"],
    ["Conserto de iphone", "conserto de iPhone"],
    ["Bella Napoli em Recife", "Bella Napoli em Recife"],
    ["bolo GRATIS hoje", "bolo gratis hoje"],
    ["barbearia do ze", "barbearia do Ze"],
    ["pizza no centro", "pizza no centro"],
  ])("%j settle as %j", (typed, written) => {
    expect(settleCase(typed)).toBe(written);
  });
});

describe("names of places", () => {
  test.each([
    ["em sao paulo", "em São Paulo"],
    ["na vila mariana", "na Vila Mariana"],
    ["em natal", "em Natal"],
    ["cestas de natal", "cestas de natal"],
    ["loja para criancas", "loja para criancas"],
    ["sao jose do rio preto", "São José do Rio Preto"],
    ["São Luís, Centro Histórico", "São Luís, Centro Histórico"],
    ["em são luis, centro historico", "em São Luís, centro histórico"],
    ["Porto Alegre, Zona Sul", "Porto Alegre, Zona Sul"],
    ["vendo gelo betin", "vendo gelo Betim"],
    ["fogão a lenha mogi das cruzis", "fogão a lenha Mogi das Cruzes"],
    ["no Jardim Shangri-lá", "no Jardim Shangri-lá"],
  ])("%j are written %j", (typed, written) => {
    expect(restorePlaces(typed)).toBe(written);
  });
});

test("folding in place keeps every place in the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(foldInPlace(text)).toHaveLength(text.length);
    }),
  );
});
