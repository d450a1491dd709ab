import fc from "fast-check";
import { expect, test } from "vitest";
import { delicatePatterns } from "../providers/drafting/reviews/intake/sensitive.ts";
import { regulatedTrades } from "../providers/drafting/reviews/lexicon/business.ts";
import { PhraseBook } from "../providers/drafting/reviews/patterns.ts";
import { hasDelicatePart, hasDelicateWords, mayBeDelicate } from "./may-be-delicate.ts";

const patterns = [
  ...delicatePatterns,
  ...new PhraseBook<true>().add(regulatedTrades, true).patterns,
];

/** Words and short phrases as the patterns have them, beginnings drawn out to words, gaps left out or filled. */
const phrases = patterns.map(({ tests }) =>
  tests.map((one) => {
    if (one === "gap") return ["", "ali naquele"];
    if (one.any) return ["coisa"];
    return [
      ...one.exact,
      ...one.prefixes.map((prefix) => `${prefix}ados`),
      ...one.suffixes.map((end) => `xis${end}`),
    ];
  }),
);
const phrase = fc
  .constantFrom(...phrases)
  .chain((choices) => fc.tuple(...choices.map((words) => fc.constantFrom(...words))))
  .map((words) => words.filter(Boolean).join(" "));
const noise = fc.constantFrom(
  "mas",
  "não",
  "a",
  "Café",
  "ótimo",
  "é",
  ",",
  ".",
  "\n",
  "10",
  "Sábado!",
);
const oddCase = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.replaceAll("a", "á").replaceAll("e", "e\u0301"),
  (text: string) => text.replaceAll("o", "ooo"),
);
const review = fc
  .tuple(fc.array(fc.oneof(phrase, noise), { maxLength: 6 }), oddCase)
  .map(([parts, write]) => write(parts.join(" ")));

test("what the closer look finds has passed the quick one", () => {
  let found = 0;
  fc.assert(
    fc.property(review, (text) => {
      if (!hasDelicatePart(text)) return;
      found += 1;
      expect(hasDelicateWords(text)).toBe(true);
    }),
    { numRuns: 2000 },
  );
  // Else nothing was compared.
  expect(found).toBeGreaterThan(500);
});

test("any text at all, too", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(mayBeDelicate(text)).toBe(hasDelicatePart(text));
    }),
  );
});

test("every pattern by itself passes the quick look", () => {
  const whole = phrases.map((choices) => choices.map(([word = ""]) => word).join(" "));
  expect(whole.filter((text) => !hasDelicateWords(text))).toEqual([]);
});

test.each([
  "Bolo maravilhoso e atendimento nota 10, voltarei com a família.",
  "A fila estava longa no sábado, mas a Bia foi um amor e o café veio quentinho.",
  "Nunca comi pão melhor, e não é caro para o bairro; indiquei para outra amiga.",
  "Demorou quarenta minutos e a pizza chegou fria.",
])("an everyday review needs no closer look: %j", (text) => {
  expect(hasDelicateWords(text)).toBe(false);
});
