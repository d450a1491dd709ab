import { monthWords as words } from "../../../content/cards/tool-words.ts";
import {
  type DayNumber,
  datesBetween,
  formatDay,
  parseDay,
  weekdayOf,
} from "../../../domain/calendar/brazilian-dates.ts";
import { capitalise } from "../../text/grammar.ts";
import type { Tool } from "./tool.ts";

const weeks = [0, 1, 2, 3];
const daysOfWeek = 7;
/** Days ahead that a date is announced at least, once the weeks have begun. */
const lead = { sale: 4, holiday: 1 };

/** "24/11". */
const short = (day: DayNumber): string => formatDay(day).slice(5).split("-").reverse().join("/");

const weekday = (day: DayNumber): string => words.weekdays[weekdayOf(day)] ?? "";

/** What to post on a day: the dates that come next, else an idea for any week. */
function postOf(first: DayNumber, week: number): string {
  const dates = datesBetween(first, first + lead.sale + daysOfWeek - 1).flatMap(({ name, day }) => {
    const { name: title, idea, isSale } = words.days[name];
    const begin = first + (isSale ? lead.sale : lead.holiday);
    const isDue = day < begin + daysOfWeek && (week === 0 || day >= begin);
    return isDue ? [words.forDate(title, weekday(day), short(day), idea)] : [];
  });
  const idea = dates.length > 0 ? dates.join(" ") : (words.ideas[week] ?? "");
  return words.post(capitalise(weekday(first)), short(first), idea);
}

/** A post a week for four weeks from today; each date is announced once, in good time. */
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
