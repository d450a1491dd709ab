import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isWellFormed, splitPlaceholders } from "./split-placeholders.ts";

const promptText = fc.string({
  unit: fc.constantFrom("[", "]", "a", "ção", " ", "\n", "😀", "x".repeat(59)),
});

/** The rule told a second way: after each opening bracket comes exactly one closing bracket, before the first none. */
function everyBracketPaired(text: string): boolean {
  const [first = "", ...opened] = text.split("[");
  return (
    !first.includes("]") &&
    opened.every((piece) => {
      const [inside = "", ...closed] = piece.split("]");
      const fits = inside.trim() !== "" && !inside.includes("\n") && [...inside].length <= 60;
      return closed.length === 1 && fits;
    })
  );
}

describe("placeholders", () => {
  test("a prompt is cut at its placeholders, which keep their brackets", () => {
    expect(splitPlaceholders("Sou de [cidade], vendo [produto ou serviço].")).toEqual([
      { kind: "text", text: "Sou de " },
      { kind: "placeholder", text: "[cidade]" },
      { kind: "text", text: ", vendo " },
      { kind: "placeholder", text: "[produto ou serviço]" },
      { kind: "text", text: "." },
    ]);
  });

  test("two placeholders may touch, and an empty text has no pieces", () => {
    expect(splitPlaceholders("[a][b]").map((segment) => segment.kind)).toEqual([
      "placeholder",
      "placeholder",
    ]);
    expect(splitPlaceholders("")).toEqual([]);
  });

  test.each(["[]", "[ ]", "[a", "a]", "[a\nb]", "]a["])(
    "%j holds no placeholder and is not well formed",
    (text) => {
      expect(splitPlaceholders(text)).toEqual([{ kind: "text", text }]);
      expect(isWellFormed(text)).toBe(false);
    },
  );

  test("of nested brackets only the inner pair is a placeholder", () => {
    expect(splitPlaceholders("[a [b] c]")[1]).toEqual({ kind: "placeholder", text: "[b]" });
    expect(isWellFormed("[a [b] c]")).toBe(false);
  });

  test("a placeholder holds at most 60 characters", () => {
    expect(isWellFormed(`[${"ç".repeat(60)}]`)).toBe(true);
    expect(isWellFormed(`[${"ç".repeat(61)}]`)).toBe(false);
  });

  test("a text without brackets is well formed", () => {
    expect(isWellFormed("Escreva três títulos.")).toBe(true);
  });

  test("the pieces joined are the text, and none is empty", () => {
    fc.assert(
      fc.property(fc.oneof(promptText, fc.string({ unit: "binary" })), (text) => {
        const segments = splitPlaceholders(text);
        expect(segments.map((segment) => segment.text).join("")).toBe(text);
        expect(segments.every((segment) => segment.text !== "")).toBe(true);
      }),
    );
  });

  test("every placeholder is one pair of brackets on one line with something inside", () => {
    fc.assert(
      fc.property(promptText, (text) => {
        for (const segment of splitPlaceholders(text)) {
          if (segment.kind === "placeholder")
            expect(segment.text).toMatch(/^\[[^[\]\n]*[^[\]\s][^[\]\n]*\]$/);
        }
      }),
    );
  });

  test("well formed is what counting the brackets calls paired", () => {
    fc.assert(
      fc.property(promptText, (text) => {
        expect(isWellFormed(text)).toBe(everyBracketPaired(text));
      }),
      {
        numRuns: 2000,
      },
    );
  });
});
