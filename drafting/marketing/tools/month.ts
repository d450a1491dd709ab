import { monthWords as words } from "../../../content/cards/tool-words.ts";
import {
  type DayNumber,
  datesBetween,
  formatDay,
  parseDay,
  weekdayOf,
} from "../../../domain/calendar/brazilian-dates.ts";
import type { Tool } from "./tool.ts";

const weeks = [0, 1, 2, 3];
const daysOfWeek = 7;

/** "24/11". */
const short = (day: DayNumber): string => formatDay(day).slice(5).split("-").reverse().join("/");

const weekday = (day: DayNumber): string => words.weekdays[weekdayOf(day)] ?? "";

/** What to post in the week that begins with a day: the dates in it, else an idea for any week. */
function postOf(first: DayNumber, week: number): string {
  const dates = datesBetween(first, first + daysOfWeek - 1).map(({ name, day }) => {
    const known = words.days[name];
    return words.forDate(known.name, weekday(day), short(day), known.idea);
  });
  const idea = dates.length > 0 ? dates.join(" ") : (words.ideas[week] ?? "");
  return words.post(weekday(first), short(first), idea);
}

/** A post a week for four weeks from today, so that each date is announced in the week before it. */
export const monthTool: Tool = {
  fields: [],
  run(_typed, today) {
    const first = parseDay(today);
    if (first === null) return { kind: "waiting" };
    const posts = weeks.map((week) => postOf(first + daysOfWeek * week, week));
    return {
      kind: "result",
      headline: { name: words.headline, value: "" },
      lines: [...posts, words.note],
    };
  },
};
