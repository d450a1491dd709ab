import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countCharacters, countGraphemes, fitsLimit } from "./count-characters.ts";
import { adLimits } from "./limits.ts";

describe("the length of an ad piece", () => {
  test.each([
    ["", 0, 0],
    ["Pão de queijo", 13, 13],
    ["Pa\u0303o", 3, 4],
    ["👨‍👩‍👧", 1, 8],
    ["R$\u00A0180", 6, 6],
  ])("of %j is %d graphemes and %d for a limit", (text, graphemes, characters) => {
    expect(countGraphemes(text)).toBe(graphemes);
    expect(countCharacters(text)).toBe(characters);
  });

  test("keeps a limit at the last character and breaks it one later", () => {
    for (const [kind, limit] of Object.entries(adLimits) as [keyof typeof adLimits, number][]) {
      expect(fitsLimit("ã".repeat(limit), kind)).toBe(true);
      expect(fitsLimit("ã".repeat(limit + 1), kind)).toBe(false);
    }
  });

  test("breaks a limit in code units where the graphemes would fit", () => {
    expect(fitsLimit("👨‍👩‍👧", 5)).toBe(false);
  });

  test("is never less than either count", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const count = countCharacters(text);
        expect(count).toBeGreaterThanOrEqual(text.length);
        expect(count).toBeGreaterThanOrEqual(countGraphemes(text));
        expect(fitsLimit(text, count)).toBe(true);
        expect(fitsLimit(text, count - 1)).toBe(false);
      }),
    );
  });
});
