import fc from "fast-check";
import { expect, test } from "vitest";
import { fold, toSearchKey } from "./fold.ts";

const anyText = fc.string({ unit: "binary" });

test("case and accents do not matter", () => {
  expect(fold("AVALIAÇÃO às Ônibus")).toBe("avaliacao as onibus");
  expect(fold("a\u0301")).toBe(fold("Á"));
});

test("folding twice is folding once", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

test("folding a text is folding its characters", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fold(text)).toBe([...text].map(fold).join(""));
    }),
  );
});

test("upper case, lower case, composed and decomposed forms of Portuguese fold alike", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."abcçáàâãéêíóôõúü -!") });
  fc.assert(
    fc.property(letters, (text) => {
      const forms = [text.toUpperCase(), text.normalize("NFD"), text.normalize("NFC")];
      expect(forms.map(fold)).toEqual(forms.map(() => fold(text)));
    }),
  );
});

test("the short way for usual letters folds as the long one does", () => {
  const usual = fc.string({
    unit: fc.oneof(
      fc.integer({ min: 0, max: 0xff }).map((code) => String.fromCharCode(code)),
      fc.integer({ min: 0x2010, max: 0x2026 }).map((code) => String.fromCharCode(code)),
    ),
  });
  const long = (text: string) =>
    text
      .normalize("NFD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase();
  fc.assert(
    fc.property(usual, (text) => {
      expect(fold(text)).toBe(long(text));
    }),
    { numRuns: 1000 },
  );
});

test("a search key is trimmed and has single spaces", () => {
  expect(toSearchKey("  Redes \n\u00A0 Sociais ")).toBe("redes sociais");
});
