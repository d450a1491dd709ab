import { describe, expect, test } from "vitest";
import { splitClauses } from "./split-clauses.ts";

function clausesOf(text: string): string[] {
  return splitClauses(text).map((clause) => clause.text.trim());
}

describe("a statement is parted", () => {
  test.each([
    [
      "at its commas, not inside a sum",
      "bolo R$ 12,50, torta R$ 40",
      ["bolo R$ 12,50", "torta R$ 40"],
    ],
    [
      "not inside brackets",
      "óculos (armação, lentes) por R$ 289",
      ["óculos (armação, lentes) por R$ 289"],
    ],
    [
      "where the owner speaks",
      "bolo 12 reais entrego na Tijuca",
      ["bolo 12 reais", "entrego na Tijuca"],
    ],
    ["before a joint", "vendo bolo e faço tortas", ["vendo bolo", "e faço tortas"]],
    ["not between two verbs of one thing", "busco e levo em Moema", ["busco e levo em Moema"]],
    ["not at a noun that looks like a verb", "direito do trabalho", ["direito do trabalho"]],
    ["not at a name that looks like a verb", "loja Levo Bem", ["loja Levo Bem"]],
  ])("%s: %j", (_, text, clauses) => {
    expect(clausesOf(text)).toEqual(clauses);
  });

  test.each([
    "irmãos têm 15% de desconto",
    "na segunda visita dou 10% de desconto",
    "quem indicou um amigo dou 10% de desconto",
    "dia de terça faço promoção de 25 reais",
  ])("never between an offer and what it hangs on: %j", (text) => {
    expect(clausesOf(text)).toEqual([text]);
  });

  test("a colon makes a heading", () => {
    expect(splitClauses("kit festa: 1 bolo").map(({ heads }) => heads)).toEqual([true, false]);
  });
});
