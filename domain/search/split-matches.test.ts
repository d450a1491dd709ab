import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchPrompts } from "./match-prompts.ts";
import { splitMatches } from "./split-matches.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom(
      "a",
      "b",
      "ã",
      "a\u0301",
      "\u0302",
      " ",
      "\u00A0",
      "😀",
      "\ud83d",
      "각",
      "Σ",
      "İ",
    ),
  }),
);

function hits(text: string, query: string): string[] {
  return splitMatches(text, query)
    .filter((segment) => segment.hit)
    .map((segment) => segment.text);
}

describe("highlighting", () => {
  test.each([
    ["Resposta a avaliações", "AVALIACOES", ["avaliações"]],
    ["avalia\u0063\u0327o\u0303es", "ações", ["ac\u0327o\u0303es"]],
    ["redes \n sociais", "redes sociais", ["redes \n sociais"]],
    ["a b a", "a", ["a", "a"]],
    ["aaa", "a", ["aaa"]],
    ["😀 oi 😀", "oi", ["oi"]],
    ["texto", "", []],
    ["texto", "x y", []],
    ["", "a", []],
  ])("of %j with %j marks %j", (text, query, expected) => {
    expect(hits(text, query)).toEqual(expected);
  });

  test("the pieces joined are the text, none is empty, and hits alternate", () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        const segments = splitMatches(text, query);
        expect(segments.map((segment) => segment.text).join("")).toBe(text);
        expect(segments.every((segment) => segment.text !== "")).toBe(true);
        expect(segments.every((segment, index) => segment.hit !== segments[index + 1]?.hit)).toBe(
          true,
        );
      }),
      { numRuns: 2000 },
    );
  });

  test("half an emoji takes the mark on the whole of it along", () => {
    const pieces = splitMatches("\u{1F600}\u0302!", "\uD83D").map(({ text }) => text);
    expect(pieces).toEqual(["\u{1F600}\u0302", "!"]);
  });

  test("no piece starts with a combining mark of the piece before, or inside a surrogate pair", () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        for (const segment of splitMatches(text, query).slice(1)) {
          expect(segment.text).not.toMatch(/^\p{M}/u);
        }
        const points = splitMatches(text, query).flatMap((segment) => [...segment.text]);
        expect(points).toEqual([...text]);
      }),
      { numRuns: 2000 },
    );
  });

  test("a text has a hit exactly when the search finds it", () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        fc.pre(matchPrompts([{ title: "", description: "", tags: [] }], query).length === 0);
        const found = matchPrompts([{ title: text, description: "", tags: [] }], query).length > 0;
        expect(hits(text, query).length > 0).toBe(found);
      }),
      { numRuns: 2000 },
    );
  });

  test("a slice of the text is marked", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."abcãé ") }),
        fc.nat(20),
        fc.nat(20),
        (text, from, to) => {
          const query = text.slice(from, to).trim();
          fc.pre(query !== "");
          expect(hits(text, query).join("|")).not.toBe("");
        },
      ),
    );
  });
});
