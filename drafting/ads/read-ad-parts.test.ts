import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adPartsSchema } from "../../contract/parts-schema.ts";
import { untilChoices } from "./reading/days.ts";
import { readAdParts } from "./reading/read-ad-parts.ts";
import { placePhrase } from "./reading/read-place.ts";

const today = "2026-11-24";
const read = (text: string) => readAdParts(text, { today });

const noPrices = `Conserto de iPhone 11, iPhone 12 e iPhone 13
Corte feminino, ligue 3456-7890 ou 11 98765-4321
Loja na rua das Palmeiras 350
Aberto das 8 às 18, de segunda a sábado
Sapatilhas do 34 ao 40
Bolo para 20 pessoas
sábado 320 bolo
Eletricista desde 2010
Creche para crianças de 2 a 5 anos
Marmita congelada de 400 g
Pneu 175/70 aro 13
Notebook i5 com 8 gb e ssd de 256
Curso de 40 horas, turma 3
Pintura em até 10x
Frete de 10 reais
Cupom de R$ 20 de desconto
Pedido mínimo de R$ 50
Entrega grátis acima de R$ 80
Inscrições até 30/11
Pudim 12`;

test.each(noPrices.split("\n"))("no price is read of %j", (text) => {
  expect(read(text).prices).toBeUndefined();
});

test.each([
  ["Bolo de pote, não entrego", "delivery"],
  ["Corte, não aceito cartão", "card"],
  ["Faxina, sem nota fiscal", "invoice"],
  ["Açaí, entrega só no centro", "delivery"],
  ["Açaí, entrega grátis acima de 40 reais", "free-delivery"],
  ["Bolo, taxa de entrega 5 reais", "delivery"],
] as const)("%j offers no %s", (text, extra) => {
  expect(read(text).extras ?? []).not.toContain(extra);
});

test("the guard's words, contacts and addresses of the web become no part", () => {
  const stopped = "melhor bolo da cidade, bolo.com.br, @bolo, 11 98765-4321, cura ansiedade";
  expect(read(`${stopped}, bolo de pote`)).toEqual({ product: "Bolo de pote" });
});

test("the business gives place and action where the text tells none", () => {
  const business = { town: "Olinda", contact: "whatsapp" } as const;
  const told = (text: string) => readAdParts(text, { business, today });
  expect(told("Tapioca")).toEqual({ product: "Tapioca", place: "Olinda", action: "whatsapp" });
  expect(told("Tapioca em Recife, ligue")).toMatchObject({ place: "Recife", action: "call" });
});

test.each([
  ["faço unhas em gel, no Bom preço, 80 reais", "Unhas em gel"],
  ["ei psiu, trufa de maracujá 4 reais cada", "Trufa de maracujá"],
  ["faz um post da promoção de corte feminino 60 reais", "Corte feminino"],
  ["quero um anuncio bem chamativo pra minha barbearia", "Barbearia"],
  ["queria um texto pro insta do meu salão, progressiva 150", "Salão"],
  ["aceitando encomenda de panetone trufado 65 reais", "Panetone trufado"],
  ["volta as aulas, mochila 120 reais", "Mochila"],
  ["dia das crianças chegando, kit brinquedo de madeira 89,90", "Kit brinquedo de madeira"],
])("what is sold of %j is %j, and no word of a greeting, an order or a season", (text, product) => {
  const { product: name, place } = read(text);
  expect([name, place]).toEqual([product, undefined]);
});

test.each([
  ["até sábado", "sábado, 28/11"],
  ["até amanhã", "amanhã, 25/11"],
  ["só hoje", "hoje, 24/11"],
  ["até dia 5", "sábado, 05/12"],
  ["até 6 de janeiro", "quarta-feira, 06/01"],
  ["até o fim do mês", "segunda-feira, 30/11"],
  ["até terça", undefined],
  ["até 31/02", undefined],
  ["até 20/11", undefined],
  ["até 18h", undefined],
  ["até sábado ou até domingo", undefined],
])("%j is %j", (words, until) => {
  expect(read(`Tapioca, ${words}`).until).toBe(until);
});

test("days for the chips, from today on", () => {
  const days = ["hoje, 24/11", "sábado, 28/11", "domingo, 29/11", "segunda-feira, 30/11"];
  expect(untilChoices(today)).toEqual(days);
  expect(untilChoices("?")).toEqual([]);
});

test.each([
  ["Vila Mariana", "", "na Vila Mariana"],
  ["Centro", "", "no Centro"],
  ["Recife", "", "em Recife"],
  ["Savassi", "bolos na savassi", "na Savassi"],
  ["Liberdade", "no bairro liberdade", "no bairro Liberdade"],
])("%j in %j is %j", (place, text, phrase) => {
  expect(placePhrase(place, text)).toBe(phrase);
});

describe("any text", () => {
  const words =
    "bolo de pote R$ 12,50 reais 320 a54 iphone 11 vila mariana em no até sábado só hoje por x 10x cada kg , . ; : - \n ( ) 🍰 ! % sem não entrego pix ⟂ \u0000";
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.array(fc.constantFrom(...words.split(" ")), { maxLength: 60 }).map((list) => list.join(" ")),
  );

  test("gives parts that the contract takes, the same each time, with no amount of its own", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const parts = read(text);
        expect(read(text)).toEqual(parts);
        expect(adPartsSchema.safeParse(parts).error).toBeUndefined();
        const digits = text.replace(/\D+/g, "");
        for (const { amount } of parts.prices ?? [])
          expect(digits).toContain(String(amount).replace(/\D/g, ""));
      }),
    );
  });
});
