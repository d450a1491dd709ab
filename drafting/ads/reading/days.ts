const weekdays = [
  "domingo",
  "segunda-feira",
  "terça-feira",
  "quarta-feira",
  "quinta-feira",
  "sexta-feira",
  "sábado",
] as const;

const msPerDay = 86_400_000;

/** A day of the calendar as the count of days since 1970; NaN where there is none. */
export type Day = number;

export function toDay(iso: string): Day {
  return Math.floor(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / msPerDay);
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(day * msPerDay).getUTCDay();
}

/** The day that a date in the year of `from`, or in the next one, stands for; NaN for a 31/02. */
export function dayOf(date: number, month: number, from: Day): Day {
  const year = new Date(from * msPerDay).getUTCFullYear();
  const days = [year, year + 1].map((one) => {
    const made = new Date(Date.UTC(one, month - 1, date));
    return made.getUTCMonth() === month - 1 ? made.getTime() / msPerDay : Number.NaN;
  });
  return days.find((day) => day >= from) ?? Number.NaN;
}

/** "28/11". */
function formatDate(day: Day): string {
  return new Date(day * msPerDay).toISOString().slice(5, 10).split("-").reverse().join("/");
}

/** "sábado, 28/11"; of this very day "hoje, 24/11". */
export function nameDay(day: Day, today: Day): string {
  const name = day === today ? "hoje" : day === today + 1 ? "amanhã" : weekdays[weekdayOf(day)];
  return `${name}, ${formatDate(day)}`;
}

/** The last day of the month of `today`. */
export function monthEnd(today: Day): Day {
  const date = new Date(today * msPerDay);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0) / msPerDay;
}

/** Days until which an offer is likely to hold, for the card: today, Saturday, Sunday, the end of the month. */
export function untilChoices(today: string): string[] {
  const now = toDay(today);
  if (Number.isNaN(now)) return [];
  const next = (weekday: number) => now + ((weekday - weekdayOf(now) + 6) % 7) + 1;
  const days = [now, next(6), next(0), monthEnd(now)];
  return [...new Set(days)].sort((a, b) => a - b).map((day) => nameDay(day, now));
}
