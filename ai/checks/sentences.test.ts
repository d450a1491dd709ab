import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dropSentences } from "./drop-sentences.ts";
import { sentencesOf } from "./sentences.ts";

const texts = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

describe("the sentences of a text", () => {
  test.each([
    ["Olá, Bia! Obrigada. Até logo", ["Olá, Bia!", "Obrigada.", "Até logo"]],
    ["1. Peça a todos.\n2. Responda.", ["1. Peça a todos.", "2. Responda."]],
    ["O Sr. João pagou R$ 1.500,00. Fim.", ["O Sr. João pagou R$ 1.500,00.", "Fim."]],
    ["Ela disse “gostei!” Depois… nada?!", ["Ela disse “gostei!”", "Depois…", "nada?!"]],
    ["Para hoje:\n\nFaça", ["Para hoje:", "Faça"]],
    [" \n ", []],
  ])("of %j are %j", (text, sentences) => {
    expect(texts(text)).toEqual(sentences);
  });

  test("stand where they say, in order, and leave out nothing but space", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."ab1 .!?…\n”)") }), (text) => {
        const sentences = sentencesOf(text);
        for (const { text: sentence, start, end } of sentences)
          expect(text.slice(start, end)).toBe(sentence);
        const rest = sentences.reduceRight(
          (left, { start, end }) => left.slice(0, start) + left.slice(end),
          text,
        );
        expect(rest.trim()).toBe("");
      }),
    );
  });
});

describe("a text without some of its sentences", () => {
  const drop = (sentence: string) => sentence.includes("ruim");

  test.each([
    ["Bom. Isto é ruim. Fim.", "Bom. Fim."],
    ["Bom.\nRuim é ruim.\nFim.", "Bom.\nFim."],
    ["1. Um ruim. Depois dois.\n2. Três.", "1. Depois dois.\n2. Três."],
    ["Para hoje:\n- Algo ruim.\n\nPara o mês:\n- Bom.", "Para o mês:\n- Bom."],
    ["Bom.\n\nPara hoje:\nruim", "Bom."],
    ["ruim", ""],
  ])("%j becomes %j", (text, rest) => {
    expect(dropSentences(text, drop)).toBe(rest);
  });

  test("has none of them, and is the same where there was none", () => {
    const part = fc.constantFrom("Bom. ", "Isto é ruim! ", "\n", "1. ", "Para hoje:\n", "ok ");
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join("");
        expect(dropSentences(text, drop)).not.toContain("ruim");
        expect(dropSentences(text, () => false)).toBe(text);
      }),
    );
  });
});
