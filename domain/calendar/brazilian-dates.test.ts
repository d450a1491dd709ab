import { describe, expect, test } from "vitest";
import {
  datesBetween,
  dayNumber,
  easterOf,
  formatDay,
  parseDay,
  weekdayOf,
} from "./brazilian-dates.ts";

function dayOf(name: string, year: number): string | undefined {
  const found = datesBetween(dayNumber(year, 1, 1), dayNumber(year, 12, 31));
  const date = found.find((one) => one.name === name);
  return date && formatDay(date.day);
}

describe("Brazilian dates", () => {
  test("Easter by the tables of three centuries", () => {
    const known = [
      "1818-03-22",
      "1943-04-25",
      "2000-04-23",
      "2026-04-05",
      "2027-03-28",
      "2038-04-25",
    ];
    for (const day of known) expect(formatDay(easterOf(Number(day.slice(0, 4))))).toBe(day);
  });

  test("days that move", () => {
    expect(dayOf("carnival", 2026)).toBe("2026-02-17");
    expect(dayOf("good-friday", 2026)).toBe("2026-04-03");
    expect(dayOf("corpus-christi", 2026)).toBe("2026-06-04");
    expect(dayOf("mothers-day", 2026)).toBe("2026-05-10");
    expect(dayOf("fathers-day", 2026)).toBe("2026-08-09");
    expect(dayOf("black-friday", 2026)).toBe("2026-11-27");
    expect(dayOf("mothers-day", 2027)).toBe("2027-05-09");
  });

  test("run over the end of the year, in order", () => {
    const found = datesBetween(dayNumber(2026, 12, 20), dayNumber(2027, 1, 16));
    expect(found.map(({ name }) => name)).toEqual(["christmas", "new-year"]);
  });

  test("a day is read only where there is one", () => {
    expect(weekdayOf(parseDay("2026-11-24") ?? 0)).toBe(2);
    for (const none of ["", "2026-02-30", "2026-13-01", "24/11/2026", "amanhã"])
      expect(parseDay(none)).toBeNull();
  });
});
