import { describe, expect, test } from "vitest";
import { heardWord } from "./by-ear.ts";

describe("a word of an ad spelt by ear", () => {
  test.each([
    ["jeladera", "geladeira"],
    ["quejo", "queijo"],
    ["custura", "costura"],
    ["tijolu", "tijolo"],
    ["criansa", "crianca"],
    ["vizita", "visita"],
    ["arumo", "arrumo"],
    ["caza", "casa"],
    ["jelo", "gelo"],
    ["carvaum", "carvao"],
    ["churrasquera", "churrasqueira"],
    ["fasso", "faco"],
  ])("%j is %j", (typed, meant) => {
    expect(heardWord(typed)).toBe(meant);
  });

  test.each(
    "massa masa carinho recibo cartas linha selagem portal pressa passou mandou vendi luiza maria gola caro concerto".split(
      " ",
    ),
  )("%j is right, or sounds like more than one, and stays", (word) => {
    expect(heardWord(word)).toBeUndefined();
  });
});
