import { expect, test } from "vitest";
import { instalmentOf } from "./instalment.ts";

test.each([
  [289, 10, 28.9],
  [999, 3, 333],
  [100, 3, null],
  [0.1, 2, 0.05],
])("R$ %d in %d is %d each", (amount, count, each) => {
  expect(instalmentOf(amount, count)).toBe(each);
});
