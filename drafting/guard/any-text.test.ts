import fc from "fast-check";
import { expect, test } from "vitest";
import type { Finding } from "../../contract/parts.ts";
import { careCues } from "./care/cues.ts";
import { readCare } from "./care/read-care.ts";
import { checkAd } from "./check-ad.ts";
import { createAdviceCheck } from "./check-advice.ts";
import { createAnalysisCheck } from "./check-analysis.ts";
import { findBreaches, rulesOfAds } from "./find-breaches.ts";
import { foldText } from "./folded-text.ts";
import { cueFinder, phraseFinder, toPattern } from "./phrases.ts";
import { checkReply } from "./reply/check-reply.ts";
import { faults } from "./reply/faults.ts";
import { promises } from "./reply/promises.ts";
import { rulesOfAdvice } from "./rules/advice.ts";
import { rulesOfReplies } from "./rules/replies.ts";

const cues = [
  ...rulesOfAdvice,
  ...rulesOfAds,
  ...rulesOfReplies,
  ...careCues,
  ...faults,
  ...promises,
];
const phrases = cues.flatMap(({ finds, unless }) => [finds, unless ?? []].flat());
/** Every word of every phrase, as somebody could write it. */
const words = [...new Set(phrases.join(" ").match(/[a-z]+/g))];

const roi = { investment: 1, reach: 1, conversionPercent: 1, saleValue: 1 };
const searches: Record<string, (text: string) => readonly Finding[]> = {
  ads: (text) => findBreaches(text),
  marketing: createAdviceCheck({ given: "R$ 1" }),
  roi: createAnalysisCheck({ values: roi }),
  ad: (text) => checkAd(text, { description: "R$ 1" }),
  reply: (text) => checkReply(text, { review: "Passei mal na clínica." }),
};

const odd = fc.constantFrom(
  "R$ 10",
  "!!!",
  "muuuito",
  "É\u0301",
  "\u200B",
  "1.",
  "-",
  "\n",
  "não",
  "(11) 98765-4321",
  "[x]",
  "👍",
  ":",
);
const mixed = fc
  .array(fc.oneof(fc.constantFrom(...words), odd), { maxLength: 30 })
  .map((parts) => parts.join(" "));
const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), mixed);

test("whatever the text, findings lie in it, in order and apart, in whole characters", () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...Object.keys(searches)), (text, name) => {
      let last = 0;
      for (const { start, end, words, title } of searches[name]?.(text) ?? []) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(text.slice(start, end)).toBe(words);
        expect(words).not.toBe("");
        expect([words, title].every((one) => one.isWellFormed()) || !text.isWellFormed()).toBe(
          true,
        );
        last = end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
      expect(readCare(text).notices.length).toBeLessThanOrEqual(4);
    }),
    { numRuns: 1500 },
  );
});

test("folding keeps the way back to every character", () => {
  expect(foldText("MUUUITO  bom\u00A0\n “É” e\u0301!").text).toBe('muito bom\n"e" e!');
  fc.assert(
    fc.property(anyText, (source) => {
      const { text, toSource } = foldText(source);
      let last = 0;
      for (let at = 0; at < text.length; at += 1) {
        const span = toSource({ start: at, end: at + 1 });
        expect(span.start).toBeGreaterThanOrEqual(Math.min(last, span.start));
        expect(span.end).toBeGreaterThan(span.start);
        last = span.start;
      }
    }),
  );
});

/** Without its bound a search could look at the rest of a long text from each of its places. */
test("no search looks further than a bounded way from any place", () => {
  for (const list of phrases) {
    const signs = toPattern(list)
      .source.replace(/\\./g, "")
      .replace(/\[[^\]]*\]/g, "");
    expect(signs).not.toMatch(/[*+]|\{\d*,\}/);
  }
});

test("to look only for what may begin at a word finds what one pattern of all finds", () => {
  const both = phrases.map((list) => [phraseFinder(list), toPattern(list)] as const);
  fc.assert(
    fc.property(mixed, fc.constantFrom(...both), (written, [find, pattern]) => {
      const { text } = foldText(written);
      const found = Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({
        start: index,
        end: index + length,
      }));
      expect(find(text)).toEqual(found);
    }),
    { numRuns: 3000 },
  );
});

test.each(Object.keys(searches))("%s finds twice as much in twice the text", (name) => {
  const search = searches[name] ?? (() => []);
  const some = words.filter((_, at) => at % 20 === 0);
  for (const piece of [
    "a",
    "!",
    "vou a",
    "não",
    "1.",
    "bolo: R$ 10\n",
    "A b",
    "x@y",
    "[",
    "\n",
    ...some,
  ]) {
    const once = `${piece} `.repeat(400);
    const [less = 0, more] = [search(once), search(once + once)].map((found) => found.length);
    expect(more).toBeLessThanOrEqual(2 * less + 2);
  }
});

test("a cue is taken back by a no, and by what means something else", () => {
  const find = cueFinder({ finds: "com formol, garantid+", unless: "garantid+ por lei" });
  const found = (text: string) => find(foldText(text).text).length;
  expect(["é com formol", "vaga GARANTIDA"].map(found)).toEqual([1, 1]);
  expect(["não é com formol", "garantido por lei", "formol"].map(found)).toEqual([0, 0, 0]);
});
