import { describe, expect, test } from "vitest";
import { chooseQuotes, quotesOf } from "./choose-quotes.ts";
import type { Measured } from "./quote-signs.ts";

const base: Measured = {
  text: "bolo de cenoura fofinho, cobertura cremosa",
  clause: 1,
  from: 0,
  to: 1,
  whole: true,
  opens: true,
  good: 0.9,
  bad: 0.05,
  content: ["bol", "cenour", "fof", "cobertur", "cremos"],
};
const sad = { good: 0.05, bad: 0.9 };
const one = { names: [], most: 1 } as const;
const oneSided = { ...one, oneSided: true };

describe("the quotes of a text", () => {
  test("leave out what says nothing of this shop", () => {
    const texts = quotesOf("Recomendo muito. Pão de queijo quentinho. Nota dez!", []).map(
      ({ text }) => text,
    );
    expect(texts).toEqual(["pão de queijo quentinho"]);
  });

  test("keep the capital of a name that the reply may say", () => {
    expect(quotesOf("Joana trocou o zíper da jaqueta.", ["Joana"])[0]?.text).toBe(
      "Joana trocou o zíper da jaqueta",
    );
  });
});

describe("what is chosen", () => {
  test("is of its side", () => {
    const blame = { ...base, ...sad };
    expect(chooseQuotes([base], "good", oneSided)).toEqual([base.text]);
    expect(chooseQuotes([blame], "good", oneSided)).toEqual([]);
    expect(chooseQuotes([blame], "bad", oneSided)).toEqual([base.text]);
  });

  test("must be surer where a text has two sides, and reaches over no comma", () => {
    const unsure = { ...base, to: 0, good: 0.5, bad: 0.3 };
    expect(chooseQuotes([unsure], "good", oneSided)).toEqual([base.text]);
    expect(chooseQuotes([unsure], "good", one)).toEqual([]);
    expect(chooseQuotes([base], "good", one)).toEqual([]);
    expect(chooseQuotes([{ ...base, to: 0 }], "good", one)).toEqual([base.text]);
  });

  test("never overlaps, and comes in the order of the text", () => {
    const part = { ...base, text: "bolo de cenoura fofinho", to: 0, whole: false };
    const other = {
      ...base,
      text: "pão de queijo quentinho",
      clause: 2,
      content: ["pao", "queij"],
    };
    const two = { ...oneSided, most: 2 };
    expect(chooseQuotes([part, base, other], "good", two)).toEqual([base.text, other.text]);
  });

  test("adds something to the names", () => {
    const names = ["o bolo de cenoura fofinho", "a cobertura cremosa"];
    expect(chooseQuotes([base], "good", { ...oneSided, names })).toEqual([]);
  });
});
