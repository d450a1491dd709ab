import { meiWords as words } from "../../../content/cards/tool-words.ts";
import { meiFacts } from "../../../content/mei-facts.ts";
import { type MeiAllowance, meiAllowance } from "../../../domain/mei/mei-allowance.ts";
import { formatBrl } from "../../../domain/numbers/format.ts";
import { fold } from "../../../domain/search/fold.ts";
import { readNumbers, type Tool, type ToolField } from "./tool.ts";

const opened: ToolField = { id: "opened", ...words.fields.opened, optional: true };
const earned: ToolField = { id: "earned", ...words.fields.earned, optional: true };

const { value: yearLimit, checkedOn } = meiFacts.meiYearLimit;

/** "agosto", "ago" or "8"; NaN for what is no month, null for nothing. */
function monthOf(text: string): number | null {
  const typed = fold(text).trim();
  if (typed === "") return null;
  if (/^\d{1,2}$/.test(typed)) return Number(typed);
  const found = words.months.findIndex(
    (month) => fold(month) === typed || (typed.length === 3 && fold(month).startsWith(typed)),
  );
  return found < 0 ? Number.NaN : found + 1;
}

/** "20/11/2026". */
const dayText = (iso: string): string => iso.split("-").reverse().join("/");

function linesOf(found: MeiAllowance, month: number | null): string[] {
  const { months, limit, left, leftPerMonth } = found;
  const share = formatBrl(yearLimit / 12);
  const counted = months === 1 ? "1 mês" : `${months} meses`;
  return [
    words.whole(formatBrl(yearLimit), share),
    ...(month === null
      ? []
      : [words.opened(words.months[month - 1] ?? "", counted, share, formatBrl(limit))]),
    ...(left === null
      ? []
      : [left < 0 ? words.passed(formatBrl(-left)) : words.left(formatBrl(left))]),
    ...(leftPerMonth === null ? [] : [words.leftPerMonth(formatBrl(leftPerMonth))]),
    words.source(checkedOn.slice(0, 4), dayText(checkedOn)),
  ];
}

/** What a MEI may sell in the year of the known limit. */
export const meiTool: Tool = {
  fields: [opened, earned],
  run(typed, today) {
    const { values, hindered } = readNumbers([earned], typed);
    const month = monthOf(typed.opened ?? "");
    if (hindered) return hindered;
    const sold = values.earned ?? null;
    if (sold !== null && sold < 0)
      return { kind: "faults", faults: { earned: words.faults.earned } };
    const currentMonth = Number(today.slice(5, 7));
    const found = meiAllowance({ yearLimit, openedMonth: month, currentMonth, earned: sold });
    if (found === null) return { kind: "faults", faults: { opened: words.faults.opened } };
    return {
      kind: "result",
      headline: { name: words.headline(checkedOn.slice(0, 4)), value: formatBrl(found.limit) },
      lines: linesOf(found, month),
    };
  },
};
