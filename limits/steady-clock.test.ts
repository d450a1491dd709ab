import { expect, test } from "vitest";
import { createSteadyClock } from "./steady-clock.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const noon = Date.UTC(2026, 10, 20, 15);

/** A machine whose time is set by hand: `pass` lets time pass, `jump` only changes what it believes. */
function machine() {
  let passed = 0;
  let off = 0;
  const now = createSteadyClock({ wall: () => noon + passed + off, elapsed: () => 500 + passed });
  return {
    now,
    pass(ms: number) {
      passed += ms;
      return now();
    },
    jump(ms: number) {
      off += ms;
      return now();
    },
  };
}

test("goes as the machine's does, with its small corrections", () => {
  const { now, pass, jump } = machine();
  expect(now()).toBe(noon);
  expect(pass(3 * day)).toBe(noon + 3 * day);
  expect(jump(minute)).toBe(noon + 3 * day + minute);
  expect(jump(-minute)).toBe(noon + 3 * day);
});

test.each([day, -day])("goes on as before when the machine's jumps by %i and back", (by) => {
  const { pass, jump } = machine();
  pass(minute);
  expect(jump(by)).toBe(noon + minute);
  expect(pass(5 * minute)).toBe(noon + 6 * minute);
  expect(jump(-by)).toBe(noon + 6 * minute);
  expect(pass(minute)).toBe(noon + 7 * minute);
  // And is as patient with the next.
  expect(jump(by)).toBe(noon + 7 * minute);
  expect(pass(9 * minute)).toBe(noon + 16 * minute);
});

test.each([day, -day])("follows a jump by %i that stays, after ten minutes", (by) => {
  const { pass, jump } = machine();
  jump(by);
  expect(pass(10 * minute - 1)).toBe(noon + 10 * minute - 1);
  expect(pass(1)).toBe(noon + by + 10 * minute);
  expect(pass(minute)).toBe(noon + by + 11 * minute);
});
