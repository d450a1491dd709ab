import { resultWords as words } from "../../../content/cards/tool-words.ts";
import { adResult } from "../../../domain/click-budget/ad-result.ts";
import { formatBrl } from "../../../domain/numbers/format.ts";
import { sumTool, type ToolField } from "./tool.ts";

const fields: readonly ToolField[] = [
  { id: "spent", ...words.fields.spent },
  { id: "sales", ...words.fields.sales },
  { id: "left", ...words.fields.left, optional: true },
];

function verdictOf(rest: number | null, left: number): string {
  if (rest === null) return words.unknown;
  const [sum, difference] = [formatBrl(left), formatBrl(Math.abs(rest))];
  if (Math.round(rest * 100) === 0) return words.even;
  return rest > 0 ? words.pays(sum, difference) : words.loses(sum, difference);
}

/** Whether an advertisement that ran has paid. */
export const resultTool = sumTool(fields, ({ spent, sales, left = null }) => {
  const found = adResult(spent ?? 0, sales ?? 0, left);
  if (!found) return { kind: "faults", faults: { spent: words.fault } };
  const { costPerSale, rest } = found;
  const value = costPerSale === null ? "" : formatBrl(costPerSale);
  return {
    kind: "result",
    headline: { name: value === "" ? words.none : words.headline, value },
    lines: value === "" ? [] : [verdictOf(rest, left ?? 0)],
  };
});
