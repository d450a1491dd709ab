import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Stars } from "../../../contract/gemini-chat.ts";
import { readReviewParts } from "./read-review-parts.ts";
import { readStars } from "./read-stars.ts";

/** Reviews and all that is read of each; the first lines of the file tell how. */
const cases = readFileSync(
  join(import.meta.dirname, "../../../tests/drafts/read-reviews.txt"),
  "utf8",
).replace(/^# .*\n/gm, "");

const business = { shop: "Padaria Aurora" };

function readFrom(line: string): string {
  const [, given, text = ""] = /^(?:(\d)\* )?(.*)$/.exec(line) ?? [];
  const stars = Number(given) as Stars;
  const read = readReviewParts(text, { business, ...(stars && { stars }) });
  const { praised = [], complaints = [], customer, language } = read;
  const signed = [
    ["+", praised],
    ["-", complaints],
    ["@", customer],
    ["!", read.case],
    ["#", language],
  ];
  const told = signed.flatMap(([sign, value = ""]) => {
    const values = [value].flat().toSorted().join(",");
    return values ? `${sign}${values}` : [];
  });
  return told.join(" ") || "-";
}

test.each(
  cases
    .trim()
    .split("\n")
    .map((line) => line.split(" => ")),
)("reads %j as %s", (line = "", expected) => {
  expect(readFrom(line)).toBe(expected);
});

test.each([
  ["4 estrelas. Comida boa", 4],
  ["⭐⭐⭐⭐⭐ Top", 5],
  ["nota 2/5, fraco", 2],
  ["Dei 5 estrelas antes, agora 1 estrela", undefined],
  ["Pousada de verdade, 12 estrelas", undefined],
  ["Comida boa", undefined],
])("the stars of %j are %s", (text, stars) => {
  expect(readStars(text)).toBe(stars);
});

test("the reader never throws, says the same again, and takes a name from the text alone", () => {
  const words = fc.constantFrom(...cases.split(/\s+/));
  const scrap = fc.oneof(words, fc.string({ unit: "grapheme", maxLength: 12 }));
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 60 }), (scraps) => {
      const text = scraps.join(" ").normalize("NFC");
      const parts = readReviewParts(text);
      expect(readReviewParts(text)).toEqual(parts);
      expect(text.toLowerCase()).toContain(parts.customer?.toLowerCase() ?? "");
    }),
    { numRuns: 300 },
  );
});

test("a long text takes no longer per character than a short one", () => {
  const unit = "O atendimento foi ótimo, a comida e o ambiente não, esperei e ninguém me atendeu ";
  const timeOf = (text: string) => {
    const start = performance.now();
    readReviewParts(text);
    return performance.now() - start;
  };
  const least = (text: string) => Math.min(...Array.from({ length: 5 }, () => timeOf(text)));
  const [short, long] = [least(unit.repeat(10)), least(unit.repeat(90))];
  expect(long).toBeLessThan(9 * 6 * Math.max(short, 2));
});
