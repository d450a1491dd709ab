import { expect, test } from "vitest";
import { saleMargin } from "./sale-margin.ts";

const lunch = { cost: 12, price: 20, taxesPercent: 0, otherPrice: null };

test("what costs R$ 12 and is sold for R$ 20 leaves R$ 8, which is 40% of the price", () => {
  expect(saleMargin(lunch)).toEqual({ taxes: 0, left: 8, percent: 40, other: null });
  expect(saleMargin({ ...lunch, taxesPercent: 5 })).toMatchObject({ taxes: 1, left: 7 });
});

test("at R$ 18 it leaves R$ 6: ten sales of today become fourteen, and below the cost none do", () => {
  const other = (otherPrice: number) => saleMargin({ ...lunch, otherPrice })?.other;
  expect(other(18)).toEqual({ left: 6, salesForTen: 14 });
  expect(other(16)).toEqual({ left: 4, salesForTen: 20 });
  expect(other(10)).toEqual({ left: -2, salesForTen: null });
});

test("what makes no sense has no margin", () => {
  for (const wrong of [{ price: 0 }, { cost: -1 }, { taxesPercent: 100 }, { otherPrice: 0 }])
    expect(saleMargin({ ...lunch, ...wrong })).toBeNull();
});
