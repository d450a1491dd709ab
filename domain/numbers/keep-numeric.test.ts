import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keepNumeric } from "./keep-numeric.ts";
import { parseDecimal } from "./parse-decimal.ts";

const numericText = fc.string({
  unit: fc.constantFrom(..."0123456789.,-% \u00A0\u2212"),
  maxLength: 20,
});
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(..."0123456789.,-% R$ra/:\n") }),
  fc.tuple(fc.constantFrom("R$", "R$ ", "-R$ ", " r$"), numericText).map((parts) => parts.join("")),
);

describe("what stays in a numeric field", () => {
  test.each([
    ["abc", ""],
    ["12a3", "123"],
    ["1500,50", "1500,50"],
    ["R$ 1.500", "R$ 1.500"],
    ["r$ 1.500", "R$ 1.500"],
    ["-R$ 10,00", "-R$ 10,00"],
    ["R", ""],
    ["5R$", "5"],
    ["R$R$5", "R$5"],
    ["2,5%", "2,5%"],
    ["\u221210", "-10"],
    ["R$\u00A01.500", "R$ 1.500"],
    ["-a", "-"],
    ["1e5", "15"],
  ])("of %j stays %j", (text, kept) => {
    expect(keepNumeric(text)).toBe(kept);
  });

  test.each([
    ["Gastei R$ 1.500,50 por mês.", 1500.5],
    ["R$ 80,00 (por venda).", 80],
    ["custo-benefício: 100", 100],
    ["custo-100", 100],
    ["Total:R$1.234,56;", 1234.56],
    ["2,5 por cento", 2.5],
    ["1_500", 1500],
    ["≈ 300", 300],
  ])("the pasted text %j keeps its number %d", (text, value) => {
    expect(parseDecimal(keepNumeric(text))).toBe(value);
  });

  test.each(["20/11", "de 10 a 200", "10–20", "12:30", "(11) 91234-5678", "10\n200"])(
    "two numbers in %j do not turn into one",
    (text) => {
      expect(parseDecimal(keepNumeric(text))).toBeNull();
    },
  );
});

describe("whatever the text", () => {
  test("only digits, separators, signs, spaces and one leading R$ stay", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(keepNumeric(text)).toMatch(/^([ -]*R\$)?[\d.,% -]*$/);
      }),
    );
  });

  test("keeping twice is keeping once", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(keepNumeric(keepNumeric(text))).toBe(keepNumeric(text));
      }),
      {
        numRuns: 2000,
      },
    );
  });

  test("a text that is understood keeps its value", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const value = parseDecimal(text);
        fc.pre(value !== null);
        expect(parseDecimal(keepNumeric(text))).toBe(value);
      }),
      { numRuns: 1000 },
    );
  });

  test("a letter typed anywhere into a number changes nothing", () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,"), maxLength: 12 });
    fc.assert(
      fc.property(typed, fc.nat(12), fc.constantFrom(..."abzçÃe"), (text, at, letter) => {
        expect(keepNumeric(text.slice(0, at) + letter + text.slice(at))).toBe(text);
      }),
    );
  });
});
