/** Days of the Brazilian year that a small shop notices: national holidays, optional ones, days of sale. */
export type DayName =
  | "new-year"
  | "carnival"
  | "good-friday"
  | "easter"
  | "tiradentes"
  | "labour-day"
  | "mothers-day"
  | "corpus-christi"
  | "valentines-day"
  | "fathers-day"
  | "independence"
  | "customers-day"
  | "aparecida-and-childrens-day"
  | "all-souls"
  | "republic"
  | "black-awareness"
  | "black-friday"
  | "christmas";

/** Days since 1970-01-01, without clock or time zone. */
export type DayNumber = number;

const dayLength = 86_400_000;

/** Month and day from 1; a day beyond the month runs on into the next one. */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  return Date.UTC(year, month - 1, day) / dayLength;
}

/** ISO 8601 day to its number; null where it is none ("2026-02-30"). */
export function parseDay(iso: string): DayNumber | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  const found = dayNumber(Number(year), Number(month), Number(day));
  return Number.isFinite(found) && formatDay(found) === iso ? found : null;
}

/** ISO 8601. */
export function formatDay(day: DayNumber): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

/** 0 is Sunday. 1970-01-01 was a Thursday. */
export function weekdayOf(day: DayNumber): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The day of the month that is the `nth` of its weekday: the 2nd Sunday, the 4th Friday. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): DayNumber {
  const first = dayNumber(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1);
}

/** Sunday of Easter, by the anonymous Gregorian computus (Meeus, Astronomical Algorithms). */
export function easterOf(year: number): DayNumber {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leapFix = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - leapFix + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const count = epact + toSunday - 7 * late + 114;
  return dayNumber(year, Math.floor(count / 31), (count % 31) + 1);
}

const fixed: readonly [DayName, month: number, day: number][] = [
  ["new-year", 1, 1],
  ["tiradentes", 4, 21],
  ["labour-day", 5, 1],
  ["valentines-day", 6, 12],
  ["independence", 9, 7],
  ["customers-day", 9, 15],
  ["aparecida-and-childrens-day", 10, 12],
  ["all-souls", 11, 2],
  ["republic", 11, 15],
  ["black-awareness", 11, 20],
  ["christmas", 12, 25],
];

function datesOfYear(year: number): [DayName, DayNumber][] {
  const easter = easterOf(year);
  return [
    ...fixed.map(([name, month, day]): [DayName, DayNumber] => [name, dayNumber(year, month, day)]),
    ["carnival", easter - 47],
    ["good-friday", easter - 2],
    ["easter", easter],
    ["corpus-christi", easter + 60],
    ["mothers-day", nthWeekday(year, 5, 0, 2)],
    ["fathers-day", nthWeekday(year, 8, 0, 2)],
    ["black-friday", nthWeekday(year, 11, 5, 4)],
  ];
}

/** The dates from the first day to the last, both included, in order; at most a year apart. */
export function datesBetween(
  first: DayNumber,
  last: DayNumber,
): { name: DayName; day: DayNumber }[] {
  const years = [first, last].map((day) => Number(formatDay(day).slice(0, 4)));
  return [...new Set(years)]
    .flatMap(datesOfYear)
    .filter(([, day]) => day >= first && day <= last)
    .map(([name, day]) => ({ name, day }))
    .sort((a, b) => a.day - b.day);
}
