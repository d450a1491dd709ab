import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitsLimit } from "./count-characters.ts";
import { cutAtWord, endsUnfinished } from "./cut-at-word.ts";

const words = fc
  .array(
    fc.constantFrom(
      ..."bolo de em a partir R$ 180 90 dias garantia (com Recife, grátis. para".split(" "),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(" "));

describe("cutting at a word", () => {
  test.each([
    ["Bolo de pote", 30, "Bolo de pote"],
    ["  Bolo de pote ", 30, "Bolo de pote"],
    ["Bolo de pote em Recife", 17, "Bolo de pote"],
    ["Entrega grátis para toda a cidade", 24, "Entrega grátis"],
    ["Troca de tela a partir de R$ 180", 30, "Troca de tela"],
    ["Com garantia de 90 dias", 18, "Com garantia"],
    ["Corte masculino (com barba) hoje", 23, "Corte masculino"],
    ["Pintura, reforma e elétrica", 18, "Pintura, reforma"],
    ["Por R$ 90 no Pix", 12, "Por R$ 90"],
    ["inconstitucional", 5, ""],
    ["de em para com", 8, ""],
  ])("%j to %d characters gives %j", (text, limit, cut) => {
    expect(cutAtWord(text, limit)).toBe(cut);
  });

  test("gives a beginning of the text, whole words, within the limit, that does not hang", () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 0, max: 60 }), (text, limit) => {
        const cut = cutAtWord(text, limit);
        expect(text.trim().startsWith(cut)).toBe(true);
        expect(fitsLimit(cut, limit)).toBe(true);
        if (cut !== text.trim() && cut !== "") expect(endsUnfinished(cut)).toBe(false);
      }),
    );
  });

  test("answers for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(40), (text, limit) => {
        expect(fitsLimit(cutAtWord(text, limit), limit)).toBe(true);
      }),
    );
  });
});

test.each(["Entrega em", "a partir de R$", "Bolo,", "Corte (com", "Vem que", "A"])(
  "%j is not finished",
  (text) => {
    expect(endsUnfinished(text)).toBe(text !== "A");
  },
);
