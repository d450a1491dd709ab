import { expect, test } from "vitest";
import { clickBudget } from "./click-budget.ts";

test("R$ 300 at R$ 0,60 a click are 500 clicks, R$ 10 a day and, of 2%, 10 sales of R$ 30", () => {
  const found = clickBudget({ budget: 300, costPerClick: 0.6, buyersPercent: 2 });
  expect(found).toEqual({ budget: 300, perDay: 10, clicks: 500, sales: 10, costPerSale: 30 });
});

test("without a share of buyers nothing is said of sales", () => {
  const found = clickBudget({ budget: 0.3, costPerClick: 0.1, buyersPercent: null });
  expect(found).toMatchObject({ clicks: 3, sales: null, costPerSale: null });
  expect(clickBudget({ budget: 100, costPerClick: 1, buyersPercent: 0 })?.costPerSale).toBeNull();
});

test("without the cost of a click the amount of a day is told all the same", () => {
  const found = clickBudget({ budget: 300, costPerClick: null, buyersPercent: 2 });
  expect(found).toMatchObject({ perDay: 10, clicks: null, sales: null, costPerSale: null });
});

test("an amount of nothing does nothing", () => {
  expect(clickBudget({ budget: 0, costPerClick: 1, buyersPercent: null })).toBeNull();
  expect(clickBudget({ budget: 100, costPerClick: 0, buyersPercent: null })).toBeNull();
  expect(clickBudget({ budget: 100, costPerClick: Number.NaN, buyersPercent: null })).toBeNull();
  expect(clickBudget({ budget: 100, costPerClick: 1, buyersPercent: 101 })).toBeNull();
});
