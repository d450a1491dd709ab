import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFacts } from "./read-facts.ts";

/** What may be shown of a description, each in its fullest form. */
function sayingsOf(description: string): (string | undefined)[] {
  return readFacts(description).sayings.map(({ forms }) => forms[0]);
}

function pricesOf(description: string): (string | undefined)[] {
  const priced = readFacts(description).sayings.filter(({ kind }) => kind === "price");
  return priced.map(({ forms }) => forms[0]);
}

describe("prices", () => {
  test.each([
    ["troca de tela a partir de R$ 180", ["troca de tela a partir de R$ 180"]],
    ["bolo por 35 reais", ["bolo por R$ 35"]],
    ["bolo, R$35,90", ["bolo, R$ 35,90"]],
    ["bolo de R$ 50 por R$ 40", ["bolo de R$ 50 por R$ 40"]],
    ["peças de 5 a 50 reais", ["peças de R$ 5 a R$ 50"]],
    ["casa por 450 mil reais", ["casa por R$ 450 mil"]],
    ["piscinas de até 40 mil litros", []],
    ["R$ 12 o pote de bolo", ["R$ 12 o pote de bolo"]],
    ["corte 60, escova 45", ["corte por R$ 60", "escova por R$ 45"]],
    ["Produto: vela. Preço: R$ 45", ["vela por R$ 45"]],
    ["vendo vela e sabonete. torta doce. R$ 45", []],
    ["corte feminino R$ 70, escova R$ 40", ["corte feminino por R$ 70", "escova por R$ 40"]],
    ["10% de desconto", []],
    ["plano anual em 12x de R$ 99", ["plano anual em 12x de R$ 99"]],
  ])("of %j are %j", (description, prices) => {
    expect(pricesOf(description)).toEqual(prices);
  });
});

describe("places", () => {
  test.each([
    ["bolo em Recife", ["em Recife"]],
    ["bolo em recife", ["em Recife"]],
    ["conserto, Vila Mariana", ["na Vila Mariana"]],
    ["bolo na Vila Mariana, São Paulo", ["na Vila Mariana", "em São Paulo"]],
    ["pizzaria no centro de Curitiba", ["no centro de Curitiba"]],
    ["dentista perto do metrô Saúde", ["perto do metrô Saúde"]],
    ["diarista na zona sul", ["na zona sul"]],
    ["corte na Rua Augusta 1500", ["na Rua Augusta"]],
    ["bolo no pote", []],
    ["pague no Pix", []],
    ["sofá em couro", []],
    ["bolo em casa", []],
    ["cestas no Natal", []],
    ["loja em Natal", ["em Natal"]],
    ["restaurante nos Jardins", ["nos Jardins"]],
    ["faxina em Xique-Xique", ["em Xique-Xique"]],
  ])("of %j are %j", (description, places) => {
    expect(readFacts(description).places.map((place) => place.text)).toEqual(places);
  });
});

describe("what belongs to an offer stands with it", () => {
  test.each([
    ["a day behind it", "rodízio R$ 59, de terça a quinta", "rodízio por R$ 59, de terça a quinta"],
    ["a day before it", "toda terça, rodízio por R$ 50", "toda terça, rodízio por R$ 50"],
    [
      "who it is for",
      "corte R$ 40, só para novos clientes",
      "corte por R$ 40, só para novos clientes",
    ],
    [
      "how it is paid",
      "curso R$ 480 à vista ou 3x de R$ 170",
      "curso por R$ 480 à vista ou 3x de R$ 170",
    ],
    [
      "the least to buy",
      "cento de coxinha R$ 85, mínimo de 2 centos",
      "cento de coxinha por R$ 85, mínimo de 2 centos",
    ],
    [
      "what is not in it",
      "passeio R$ 90, almoço não incluso",
      "passeio por R$ 90, almoço não incluso",
    ],
    [
      "what a free thing is for",
      "banho e tosa R$ 55, busco e levo sem custo",
      "busco e levo sem custo",
    ],
    [
      "the sum from which it is free",
      "vendo bolo. entrega grátis acima de 50 reais",
      "entrega grátis acima de R$ 50",
    ],
    [
      "all of a list with one sum",
      "corte, barba e sobrancelha por R$ 80",
      "corte, barba e sobrancelha por R$ 80",
    ],
    [
      "a limit behind two prices",
      "corte R$ 40, barba R$ 30, só às terças",
      "corte por R$ 40, barba por R$ 30, só às terças",
    ],
    [
      "a limit in a sentence of its own",
      "Corte R$ 40. Só às terças.",
      "corte por R$ 40, só às terças",
    ],
    [
      "a limit behind a label",
      "Entrega grátis. Obs: só no bairro.",
      "entrega grátis, só no bairro",
    ],
    ["a free extra", "corte R$ 35, barba grátis", "corte por R$ 35, barba grátis"],
    ["a limit said first", "Só hoje! Bolo por R$ 10.", "bolo por R$ 10, só hoje"],
    [
      "a limit behind something else",
      "curso R$ 147, certificado, só até domingo",
      "curso por R$ 147, certificado, só até domingo",
    ],
    [
      "an exclusion beside the shop's name",
      "Óculos por R$ 289. Ótica Boa Vista, exame não incluso.",
      "óculos por R$ 289, exame não incluso",
    ],
    [
      "the heading of a list with one sum",
      "Chá de bebê para até 30 convidados: decoração, bolo e doces por R$ 900",
      "chá de bebê para até 30 convidados: decoração, bolo e doces por R$ 900",
    ],
  ])("%s: %j", (_, description, saying) => {
    expect(sayingsOf(description)).toContain(saying);
  });

  test.each([
    ["corte R$ 40, só para novos clientes", "corte por R$ 40"],
    ["corte R$ 35, barba grátis", "barba grátis"],
    [
      "Entrega grátis em Recife. Vendo bolo. Entrega grátis só acima de R$ 60.",
      "entrega grátis em Recife",
    ],
    ["Corte R$ 40. Só às terças.", "corte por R$ 40"],
    ["reforço R$ 250, irmãos têm 15% de desconto", "15% de desconto"],
    ["bolo R$ 9. na segunda visita dou 10% de desconto", "10% de desconto"],
    ["Óculos por R$ 289. Ótica Boa Vista, exame não incluso.", "óculos por R$ 289"],
  ])("of %j no form is %j", (description, bare) => {
    const forms = readFacts(description).sayings.flatMap((saying) => saying.forms);
    expect(forms).not.toContain(bare);
  });

  test.each([
    "Massages R$ 100 per hour. Only for new clients.",
    "Massages R$ 100 on weekdays only",
  ])("a foreign limit that is not understood takes the price with it: %j", (description) => {
    expect(pricesOf(description)).toEqual([]);
  });

  test("the days of a price are no opening hours, and a delivery's place is not the shop's", () => {
    expect(sayingsOf("pousada. diária R$ 310, de segunda a quinta")).not.toContain(
      "de segunda a quinta",
    );
    expect(readFacts("vendo açaí, entrego na Tijuca").places).toEqual([]);
  });
});

describe("the owner's words", () => {
  test.each([
    ["bolo. aceito pix, cartão e dinheiro", "aceito Pix, cartão e dinheiro"],
    ["bolo. entregamos em toda a zona sul", "entregamos em toda a zona sul"],
    ["bolo. aberto aos domingos", "aberto aos domingos"],
    ["bolo. leve 3 pague 2", "leve 3 pague 2"],
    ["bolo. Garantia: 6 meses", "garantia de 6 meses"],
    ["vendo bolo 12 reais entrego na Tijuca", "entrego na Tijuca"],
    ["advocacia em Recife, direito do trabalho", "direito do trabalho"],
    ["loja. granel, castanhas, temperos", "granel, castanhas e temperos"],
  ])("of %j include %j", (description, saying) => {
    expect(sayingsOf(description)).toContain(saying);
  });

  test("that deny something, tell a life or ask the writer are not shown", () => {
    const told =
      "bolo. não fazemos entrega. tenho 45 anos e meu marido me ajuda. como faço para vender mais? ah, essas coisas";
    expect(sayingsOf(told)).toEqual(["bolo"]);
  });
});

describe("the thing on offer", () => {
  test.each([
    ["quero anunciar meu salão em Recife", "salão"],
    ["Sou confeiteira e faço bolos", "bolos"],
    ["sou a Neide, faço bolo de casamento", "bolo de casamento"],
    ["conserto celulares", "conserto de celulares"],
    ["empresa especializada em limpeza de sofás", "limpeza de sofás"],
    ["vendo bolo de pote", "bolo de pote"],
    ["alugo mesas e cadeiras", "aluguel de mesas e cadeiras"],
    ["Produto: vela aromática", "vela aromática"],
    ["We repair phones in Curitiba", "conserto de celular"],
    ["Vendemos pasteles de cumpleaños con envío gratis y más", "bolos de aniversário"],
  ])("of %j is %j", (description, product) => {
    expect(readFacts(description).products[0]?.text).toBe(product);
  });

  test.each(["oi", "!!!", "quero vender mais", "me ajuda", "R$ 50", "我们卖蛋糕", "12345"])(
    "is not known from %j",
    (description) => {
      expect(readFacts(description).products).toEqual([]);
    },
  );
});

test("a text in another language is told", () => {
  expect(readFacts("We sell handmade soap in Curitiba and the best cakes").foreign).toBe(true);
  expect(readFacts("Vendo sabonete artesanal em Curitiba").foreign).toBe(false);
});

test("any text has facts, the same each time", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 500 }), (text) => {
      expect(readFacts(text)).toEqual(readFacts(text));
    }),
  );
});
