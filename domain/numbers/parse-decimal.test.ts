import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatBrl, formatDecimal, formatInteger, formatPercent } from "./format.ts";
import { parseDecimal } from "./parse-decimal.ts";

/** Cents up to 13 digits before the decimal mark: what a double and the parser both hold exactly. */
const cents = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });

describe("what people type", () => {
  test.each([
    ["1.500,50", 1500.5],
    ["1500.50", 1500.5],
    ["1500,50", 1500.5],
    ["R$ 1.500", 1500],
    ["R$\u00A01.500,00", 1500],
    ["r$80", 80],
    ["1.500", 1500],
    ["1.500.000", 1_500_000],
    ["1.500.000,99", 1_500_000.99],
    ["0,8", 0.8],
    ["0.8", 0.8],
    [",5", 0.5],
    [".5", 0.5],
    ["2,5%", 2.5],
    ["2,5 %", 2.5],
    ["-10", -10],
    ["- 10", -10],
    ["-R$ 10,00", -10],
    ["R$ -10,00", -10],
    ["\u221210", -10],
    ["  42\u00A0", 42],
    ["007", 7],
    ["0", 0],
  ])("%j is %d", (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });
});

describe("what could be read in two ways, and what cannot be read", () => {
  test.each([
    ["1.5", 1.5],
    ["1.50", 1.5],
    ["1.5000", 1.5],
    ["0.500", 0.5],
    [".500", 0.5],
    ["1500.500", 1500.5],
    ["012.500", 12.5],
    ["1,500", 1.5],
    ["1,500.50", 1500.5],
    ["1,500,000", 1_500_000],
    ["1,500,000.25", 1_500_000.25],
    ["1 500,50", 1500.5],
    ["1\u202F500", 1500],
    ["1500,", 1500],
    ["1.500.", 1500],
    ["1,500.", 1.5],
    ["0,3333333333333333", 0.333333333333333],
    ["-0", 0],
    ["-0,000", 0],
  ])("%j, which could be read otherwise, is %d", (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  test.each([
    ..."abc| |R$|%|-|.|,|1.50,5|1.500.50|1,500,5|1,5.0|10 20|10  200|1 50|--5|-R$ -5|5-|10-20|2026-11-20|20/11".split(
      "|",
    ),
    "",
    "1e5",
    "Infinity",
    "NaN",
    "0x10",
    "10\n200",
    "10\t200",
    "١٢٣",
    "1".repeat(16),
    "9".repeat(400),
    `0,${"0".repeat(80)}1`,
  ])("%j is no number", (text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  test("leading zeros do not count as digits of the whole part", () => {
    expect(parseDecimal(`0000${"9".repeat(15)}`)).toBe(999_999_999_999_999);
  });
});

describe("whatever the text", () => {
  const anyText = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom(..."0123456789.,-% R$\u00A0a") }),
  );

  test("parsing never throws and gives null or a finite number that is not -0", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const value = parseDecimal(text);
        expect(value === null || (Number.isFinite(value) && !Object.is(value, -0))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test("a number has at most 15 significant digits", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789."), maxLength: 40 }), (text) => {
        const value = parseDecimal(text) ?? 0;
        expect(Number(value.toPrecision(15))).toBe(value);
      }),
    );
  });

  test("a hostile long text is refused at once", () => {
    const started = process.cpuUsage();
    for (const piece of [" ", "1", "1 ", ".", "R$", "-", "1.500"])
      expect(parseDecimal(`1${piece.repeat(200_000)}x`)).toBeNull();
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
  });
});

describe("what the site shows can be typed back", () => {
  test("an amount in reais, to the cent", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseDecimal(formatBrl(amount / 100))).toBe(amount / 100 || 0);
      }),
    );
  });

  test("a whole number, a decimal and a per cent", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const whole = Math.trunc(amount / 1000) || 0;
        expect(parseDecimal(formatInteger(whole))).toBe(whole);
        expect(parseDecimal(formatDecimal(amount / 100))).toBe(amount / 100 || 0);
        expect(parseDecimal(formatPercent(amount / 100))).toBe(amount / 100 || 0);
      }),
    );
  });

  test("a plain number with a decimal comma or dot and two decimals", () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(",", "."), (amount, mark) => {
        const text = (amount / 100).toFixed(2).replace(".", mark);
        expect(parseDecimal(text)).toBe(amount / 100 || 0);
      }),
    );
  });
});
