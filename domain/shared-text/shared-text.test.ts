import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFragment, sharedText, toFragment } from "./shared-text.ts";

describe("what is shared", () => {
  test("is its text, without the link that Maps puts behind a review", () => {
    const text = "Pão ótimo, fila longa.\nhttps://maps.app.goo.gl/x1Y2";
    expect(sharedText({ title: "Padaria", text })).toBe("Pão ótimo, fila longa.");
  });

  test("is its title where the text is a link alone, and nothing where there is neither", () => {
    expect(sharedText({ title: "Padaria da Ana", text: "https://x.example/1" })).toBe(
      "Padaria da Ana",
    );
    expect(sharedText({ url: "https://x.example/1" })).toBe("");
  });
});

describe("the fragment", () => {
  test("gives back any text that fits", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }), (text) => {
        const fragment = toFragment(text);
        if (fragment !== undefined) expect(readFragment(`#${fragment}`)).toBe(text.toWellFormed());
      }),
    );
  });

  test("is left out where it would be cut on its way, and where there is no text", () => {
    expect(toFragment("a".repeat(3000))).toBeUndefined();
    expect(toFragment("")).toBeUndefined();
  });

  test("of another kind, or damaged, is no text", () => {
    for (const hash of ["", "#reviews", "#texto=", "#texto=%E0%A4%A"])
      expect(readFragment(hash)).toBeUndefined();
  });
});
