import { expect, test } from "vitest";
import { meiAllowance } from "./mei-allowance.ts";

const year = { yearLimit: 81_000, openedMonth: null, currentMonth: 11, earned: null };

test("a whole year, and the months from the one of opening", () => {
  expect(meiAllowance(year)).toMatchObject({ months: 12, limit: 81_000, left: null });
  expect(meiAllowance({ ...year, openedMonth: 8 })).toMatchObject({ months: 5, limit: 33_750 });
});

test("what is left, for each month that is left", () => {
  const found = meiAllowance({ ...year, earned: 70_000 });
  expect(found).toMatchObject({ left: 11_000, leftPerMonth: 5_500 });
  expect(meiAllowance({ ...year, earned: 90_000 })).toMatchObject({
    left: -9_000,
    leftPerMonth: null,
  });
});

test("a month to come, or less than nothing, is refused", () => {
  expect(meiAllowance({ ...year, openedMonth: 12 })).toBeNull();
  expect(meiAllowance({ ...year, openedMonth: 0 })).toBeNull();
  expect(meiAllowance({ ...year, earned: -1 })).toBeNull();
});
