import fc from "fast-check";
import { expect, test } from "vitest";
import { sellingPrice } from "./selling-price.ts";

const meal = { ingredients: 8.5, packaging: 1.9, taxesPercent: 12, profitPercent: 30 };

test("a meal of R$ 10,40 with 12% taxes and 30% profit costs R$ 17,93", () => {
  expect(sellingPrice(meal)).toEqual({ cost: 10.4, price: 17.93, taxes: 2.15, profit: 5.38 });
});

test("what makes no price is named", () => {
  expect(sellingPrice({ ...meal, taxesPercent: 70 })).toBe("over-price");
  expect(sellingPrice({ ...meal, profitPercent: -1 })).toBe("negative");
  expect(sellingPrice({ ...meal, ingredients: 0, packaging: 0 })).toBe("no-cost");
});

test("cost, taxes and profit are the price, up to the cents of rounding", () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 }).map((value) => value / 100);
  fc.assert(
    fc.property(cents, cents, fc.nat(60), fc.nat(38), (ingredients, packaging, taxes, profit) => {
      const found = sellingPrice({
        ingredients,
        packaging,
        taxesPercent: taxes,
        profitPercent: profit,
      });
      if (typeof found === "string") throw new Error(found);
      expect(Math.abs(found.cost + found.taxes + found.profit - found.price)).toBeLessThan(0.021);
    }),
  );
});
