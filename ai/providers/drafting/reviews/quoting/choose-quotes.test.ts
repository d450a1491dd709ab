import { describe, expect, test } from "vitest";
import type { Sided } from "../choosing/candidates.ts";
import { contextOf } from "../choosing/context.ts";
import { readPoints } from "../points/read-points.ts";
import { toSegments } from "../segments.ts";
import { chooseFurther, chooseQuote, type Measured, quotesOf, saysOnly } from "./choose-quotes.ts";
import { placeKey } from "./places.ts";

function quotesIn(text: string, names: readonly string[], tone: Sided = "praise"): Measured[] {
  const segments = toSegments(text);
  return quotesOf(text, names, {
    tone,
    context: contextOf({ text, said: readPoints(segments, undefined), segments }),
  });
}

const base: Measured = {
  text: "bolo de cenoura fofinho, cobertura cremosa",
  clause: 1,
  from: 0,
  to: 1,
  whole: true,
  opens: true,
  good: 0.9,
  bad: 0.05,
  places: ["0:0", "0:1", "0:2", "0:3", "0:5", "0:6"],
  content: ["bol", "cenour", "fof", "cobertur", "cremos"],
};
const sad = { good: 0.05, bad: 0.9 };

describe("the quotes of a text", () => {
  test("leave out what says nothing of this shop", () => {
    const texts = quotesIn("Recomendo muito. Pão de queijo quentinho. Nota dez!", []).map(
      ({ text }) => text,
    );
    expect(texts).toEqual(["pão de queijo quentinho"]);
  });

  test("leave out a bare list of what is done before who does it", () => {
    const texts = (review: string) => quotesIn(review, []).map(({ text }) => text);
    expect(texts("Barra, bolso, gola, a moça faz tudo com capricho.")).not.toContain(
      "barra, bolso, gola",
    );
    expect(texts("Rápido, limpo, barato, a moça faz tudo com capricho.")).toContain(
      "rápido, limpo, barato",
    );
  });

  test("blame nobody by the name that the reply thanks", () => {
    const [told] = quotesIn("Joana me deixou esperando na cadeira.", ["Joana"], "complaint");
    expect(told?.text).toContain("Joana");
    expect(told?.bad).toBe(0);
  });

  test("keep the capital of a name that the reply may say", () => {
    expect(quotesIn("Joana trocou o zíper da jaqueta.", ["Joana"])[0]?.text).toBe(
      "Joana trocou o zíper da jaqueta",
    );
  });
});

test("a stretch that says no more than the names do is known", () => {
  const [plain = base] = quotesIn("Comida muito boa.", []);
  expect(saysOnly(plain, ["a comida", "o preço"])).toBe(true);
  expect(saysOnly(plain, [])).toBe(false);
  const [homely = base] = quotesIn("Comida caseira de vó.", []);
  expect(saysOnly(homely, ["a comida"])).toBe(false);
});

test("a stretch knows where its words stand", () => {
  const [quote] = quotesIn("Adorei! Pão de queijo, bem quentinho.", []);
  expect(quote?.places).toContain(placeKey({ segment: 1, at: 0 }));
});

describe("the chances of a stretch", () => {
  test("are those of its side alone where a text has only one", () => {
    const [praised] = quotesIn("Pão de queijo quentinho.", []);
    expect(praised?.good).toBeGreaterThan(0.3);
    expect(praised?.bad).toBe(0);
    const [blamed] = quotesIn("Pão de queijo queimado.", [], "complaint");
    expect(blamed?.good).toBe(0);
    expect(blamed?.bad).toBeGreaterThan(0.3);
  });

  test("tell the halves of a text of both sides apart", () => {
    const [pleased, blamed] = quotesIn(
      "Pão de queijo quentinho e macio. Mas esperei vinte minutos na fila.",
      [],
      "mixed",
    );
    expect(pleased?.good).toBeGreaterThan(pleased?.bad ?? 1);
    expect(blamed?.bad).toBeGreaterThan(blamed?.good ?? 1);
  });
});

describe("what is chosen", () => {
  const none = { names: [] } as const;

  test("is of its side", () => {
    const blame = { ...base, ...sad };
    expect(chooseQuote([base], "good", none)).toBe(base);
    expect(chooseQuote([blame], "good", none)).toBeUndefined();
    expect(chooseQuote([blame], "bad", none)).toBe(blame);
  });

  test("is of the side for which it is fitter", () => {
    const torn = { ...base, good: 0.6, bad: 0.7 };
    expect(chooseQuote([torn], "good", none)).toBeUndefined();
    expect(chooseQuote([torn], "bad", none)).toBe(torn);
  });

  test("must be surer where something is named", () => {
    const unsure = { ...base, good: 0.4 };
    expect(chooseQuote([unsure], "good", none)).toBe(unsure);
    const names = ["o preço"];
    expect(chooseQuote([unsure], "good", { names })).toBeUndefined();
    expect(chooseQuote([base], "good", { names })).toBe(base);
  });

  test("is what would soonest be quoted", () => {
    const part = { ...base, text: "bolo de cenoura fofinho", to: 0, whole: false, good: 0.8 };
    expect(chooseQuote([part, base], "good", none)).toBe(base);
  });

  test("tells what happened rather than what it came to, however surely it blames", () => {
    const fact = { ...base, ...sad, bad: 0.6, text: "o forro caiu" };
    const verdict = { ...base, ...sad, text: "serviço fraquíssimo, pra mim deu" };
    expect(chooseQuote([fact, verdict], "bad", none)).toBe(fact);
    expect(chooseQuote([verdict], "bad", none)).toBe(verdict);
    expect(chooseQuote([verdict], "bad", { names: ["o preço"] })).toBeUndefined();
  });

  test("adds something to the names", () => {
    const names = ["o bolo de cenoura fofinho", "a cobertura cremosa"];
    expect(chooseQuote([base], "good", { names })).toBeUndefined();
  });
});

describe("a second quote", () => {
  const quote = { ...base, ...sad };
  const other = {
    ...quote,
    text: "cobraram duas vezes a entrega",
    clause: 2,
    places: ["1:0", "1:1", "1:2", "1:3", "1:4"],
    content: ["cobr", "dua", "entreg"],
  };
  const choose = (one: Measured, names: readonly string[] = []) =>
    chooseFurther([quote, one], "bad", { names, quote });

  test("is of another clause and of another matter", () => {
    expect(choose(other)).toBe(other);
    expect(choose({ ...other, clause: 1 })).toBeUndefined();
    expect(choose({ ...other, content: ["entreg", "bol"] })).toBeUndefined();
    expect(choose({ ...other, text: "avisar não custa nada" })).toBeUndefined();
  });

  test("is surer than one that stands alone, and stands beside one name at most", () => {
    expect(choose({ ...other, bad: 0.4 })).toBeUndefined();
    expect(choose(other, ["a demora"])).toBe(other);
    expect(choose(other, ["a demora", "o preço"])).toBeUndefined();
  });
});
