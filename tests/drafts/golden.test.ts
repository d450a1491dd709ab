import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { AdParts } from "../../contract/parts.ts";
import { findCards, readAdParts, readReviewParts } from "../../drafting/parts/index.ts";

/** Lines of "expected | text"; "#" begins a remark. */
function golden(file: string): [text: string, expected: string][] {
  return readFileSync(join(import.meta.dirname, file), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const at = line.indexOf(" | ");
      return [line.slice(at + 3), line.slice(0, at)];
    });
}

describe("a review", () => {
  test.each(golden("golden-reviews.txt"))("%s", (text, expected) => {
    const { praised = [], complaints = [], ...read } = readReviewParts(text, {});
    const of = (mark: string) =>
      expected.split(" ").flatMap((one) => (one.startsWith(mark) ? one.slice(1) : []));
    expect(praised).toEqual(expect.arrayContaining(of("+")));
    expect(complaints).toEqual(expect.arrayContaining(of("-")));
    expect([read.case].filter(Boolean)).toEqual(of("!"));
    expect(of("@").every((name) => name === read.customer)).toBe(true);
    expect([read.language].filter(Boolean)).toEqual(of("#"));
    // A side that is not told stays empty: nothing is read into a text.
    if (of("!").length === 0) {
      if (of("+").length === 0) expect(praised).toEqual([]);
      if (of("-").length === 0) expect(complaints).toEqual([]);
    }
  });
});

describe("a question", () => {
  test.each(golden("golden-questions.txt"))("%s", (text, expected) => {
    const found = findCards(text);
    if (expected === "none") expect(found).toEqual([]);
    else expect(found.map(({ card }) => card.id)).toContain(expected);
  });
});

describe("an ad", () => {
  test.each(golden("golden-ads.txt"))("%s", (text, expected) => {
    const { prices, ...parts } = JSON.parse(expected);
    const read = readAdParts(text, { today: "2026-11-24" });
    expect(read).toMatchObject(parts.extras?.length === 0 ? {} : parts);
    if (parts.extras?.length === 0) expect(read.extras ?? []).toEqual([]);
    if (prices)
      expect((read.prices ?? []).map(({ label, amount }) => [label, amount])).toEqual(prices);
  });
});

function inShort({ product = "", prices = [], conditions = [], extras = [], ...one }: AdParts) {
  const rows = prices.map(({ label, amount, from, unit }) => {
    return `${label}=${from ? "≥" : ""}${amount}${unit ? `/${unit}` : ""}`;
  });
  const marked = (mark: string, ...words: (string | undefined)[]) =>
    words.flatMap((word) => (word === undefined ? [] : [mark + word]));
  const lists = [...marked("~", ...conditions), ...marked("+", ...extras)];
  const ends = [...marked(">", one.action), ...marked("#", one.register)];
  const when = [...marked("@", one.place), ...marked("!", one.until)];
  return [product, ...rows, ...when, ...lists, ...ends].join(" | ").trim();
}

const everyday = readFileSync(join(import.meta.dirname, "everyday-ads.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

describe("an everyday ad", () => {
  const pairs = everyday.flatMap((text, at) =>
    at % 2 === 0 ? [[text, (everyday[at + 1] ?? "").trim()] as const] : [],
  );
  test.each(pairs)("%s", (text, expected) => {
    expect(inShort(readAdParts(text, { today: "2026-11-24" }))).toBe(expected);
  });
});
