import { expect, test } from "vitest";
import { siteDayAt } from "./site-day.ts";

const hour = 60 * 60 * 1000;

test.each([
  ["2026-11-20T02:59:59.999Z", "2026-11-19", "2026-11-20T03:00:00.000Z"],
  ["2026-11-20T03:00:00.000Z", "2026-11-20", "2026-11-21T03:00:00.000Z"],
  ["2026-12-31T15:00:00.000Z", "2026-12-31", "2027-01-01T03:00:00.000Z"],
  // Daylight saving time began at midnight: 4 November 2018 began at one o'clock.
  ["2018-11-03T20:00:00.000Z", "2018-11-03", "2018-11-04T03:00:00.000Z"],
  ["2018-11-04T03:00:00.000Z", "2018-11-04", "2018-11-05T02:00:00.000Z"],
  // It ended at midnight: 16 February 2019 had 25 hours.
  ["2019-02-16T02:00:00.000Z", "2019-02-16", "2019-02-17T03:00:00.000Z"],
  ["2019-02-17T02:30:00.000Z", "2019-02-16", "2019-02-17T03:00:00.000Z"],
])("%s is of %s, which ends at %s", (instant, name, end) => {
  expect(siteDayAt(Date.parse(instant))).toMatchObject({ name, endsAt: Date.parse(end) });
});

test("days follow each other without gap or overlap over 30 years", () => {
  const names = new Set<string>();
  let instant = Date.UTC(2000, 0, 1, 2);
  while (instant < Date.UTC(2030, 0, 1, 3)) {
    const { name, startsAt, endsAt } = siteDayAt(instant);
    expect(startsAt).toBe(instant);
    expect(names.has(name)).toBe(false);
    names.add(name);
    expect([23 * hour, 24 * hour, 25 * hour]).toContain(endsAt - instant);
    instant = endsAt;
  }
  expect(names.size).toBe(10_958);
});
