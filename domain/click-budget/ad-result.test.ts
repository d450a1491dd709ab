import { expect, test } from "vitest";
import { adResult } from "./ad-result.ts";

test("R$ 200 and ten sales are R$ 20 each, of which a sale that leaves R$ 25 keeps R$ 5", () => {
  expect(adResult(200, 10, 25)).toEqual({ costPerSale: 20, rest: 5 });
  expect(adResult(200, 10, null)).toEqual({ costPerSale: 20, rest: null });
});

test("without sales there is no cost of one, and nothing spent is no result", () => {
  expect(adResult(200, 0, 25)).toEqual({ costPerSale: null, rest: null });
  expect(adResult(0, 10, 25)).toBeNull();
  expect(adResult(200, 10, -1)).toBeNull();
});
