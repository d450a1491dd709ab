/** A day of the site's calendar, as an interval of time. */
export type SiteDay = {
  /** Like 2026-11-20. */
  name: string;
  /** Milliseconds since 1970 at which the next day begins. */
  endsAt: number;
};

const timeZone = "America/Sao_Paulo";
/** "sv-SE" writes dates as ISO 8601 does. */
const dates = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });

/** Longer than any day, also one on which the clocks go back. */
const longestDayMs = 26 * 60 * 60 * 1000;

/** The end is searched, not counted: a day on which clocks are changed has 23 or 25 hours. */
export function siteDayAt(instant: number): SiteDay {
  const name = dates.format(instant);
  let inside = Math.floor(instant);
  let endsAt = inside + longestDayMs;
  while (endsAt - inside > 1) {
    const middle = Math.floor((inside + endsAt) / 2);
    if (dates.format(middle) === name) inside = middle;
    else endsAt = middle;
  }
  return { name, endsAt };
}
