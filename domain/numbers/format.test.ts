import { describe, expect, test } from "vitest";
import { formatBrl, formatDecimal, formatInteger, formatPercent } from "./format.ts";

describe("numbers as people in Brazil read them", () => {
  test("an amount has a no-break space after R$, dots for thousands and two decimals", () => {
    expect(formatBrl(1234.56)).toBe("R$\u00A01.234,56");
    expect(formatBrl(1500)).toBe("R$\u00A01.500,00");
    expect(formatBrl(-10)).toBe("-R$\u00A010,00");
  });

  test("a per cent stands without a space and takes per cent, not a fraction", () => {
    expect(formatPercent(12.15)).toBe("12,15%");
    expect(formatPercent(300)).toBe("300%");
    expect(formatPercent(1.005, 1)).toBe("1%");
  });

  test("a decimal drops zeros at its end, a whole number is rounded", () => {
    expect(formatDecimal(4.8)).toBe("4,8");
    expect(formatDecimal(1 / 3, 4)).toBe("0,3333");
    expect(formatInteger(12_345.5)).toBe("12.346");
  });

  test("what rounds to zero has no minus", () => {
    expect([formatBrl(-0.001), formatInteger(-0.4), formatPercent(-0)]).toEqual([
      "R$\u00A00,00",
      "0",
      "0%",
    ]);
  });

  test("what is not finite is shown as a dash", () => {
    const shown = [Number.NaN, Infinity, -Infinity].flatMap((value) => [
      formatBrl(value),
      formatPercent(value),
      formatInteger(value),
      formatDecimal(value),
    ]);
    expect(new Set(shown)).toEqual(new Set(["—"]));
  });
});
