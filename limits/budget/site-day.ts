/** A day of the site's calendar, as an interval of time. */
export type SiteDay = {
  /** Like 2026-11-20. */
  name: string;
  /** Milliseconds since 1970. */
  startsAt: number;
  /** The same, at which the next day begins. */
  endsAt: number;
};

const timeZone = "America/Sao_Paulo";
/** "sv-SE" writes dates as ISO 8601 does. */
const dates = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });

/** Longer than any day, also one on which the clocks go back. */
const longestDayMs = 26 * 60 * 60 * 1000;

/** Its ends are searched, not counted: a day on which clocks are changed has 23 or 25 hours. */
export function siteDayAt(instant: number): SiteDay {
  const name = dates.format(instant);
  /** The last instant of the day in one direction. */
  function edge(towards: 1 | -1): number {
    let inside = 0;
    let outside = longestDayMs;
    while (outside - inside > 1) {
      const middle = Math.floor((inside + outside) / 2);
      if (dates.format(Math.floor(instant) + towards * middle) === name) inside = middle;
      else outside = middle;
    }
    return Math.floor(instant) + towards * inside;
  }
  return { name, startsAt: edge(-1), endsAt: edge(1) + 1 };
}
