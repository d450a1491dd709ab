import { budgetWords as words } from "../../../content/cards/tool-words.ts";
import { type ClickBudget, clickBudget } from "../../../domain/click-budget/click-budget.ts";
import { formatBrl, formatDecimal, formatInteger } from "../../../domain/numbers/format.ts";
import { sumTool, type ToolField, type Values } from "./tool.ts";

const fields: readonly ToolField[] = [
  { id: "budget", ...words.fields.budget },
  { id: "click", ...words.fields.click, optional: true },
  { id: "buyers", ...words.fields.buyers, optional: true },
];

function faultsOf(values: Values): Record<string, string> {
  const { click = null, budget = null, buyers = null } = values;
  return {
    ...(click !== null && click <= 0 && { click: words.faults.click }),
    ...(budget !== null && budget <= 0 && { budget: words.faults.budget }),
    ...(buyers !== null && (buyers < 0 || buyers > 100) && { buyers: words.faults.buyers }),
  };
}

function lineOf(found: ClickBudget, clicks: number, buyers: number | null): string {
  const { budget, perDay, sales, costPerSale } = found;
  return [
    words.line(formatBrl(budget), formatBrl(perDay), formatInteger(clicks)),
    ...(sales === null || buyers === null
      ? []
      : [words.sales(formatDecimal(buyers), formatDecimal(sales, 1))]),
    ...(costPerSale === null ? [] : [words.costPerSale(formatBrl(costPerSale))]),
  ].join(" ");
}

/** What an amount a month buys, at the cost per click that the person names: no market price of ours. */
export const budgetTool = sumTool(fields, (values) => {
  const faults = faultsOf(values);
  if (Object.keys(faults).length > 0) return { kind: "faults", faults };
  const { click = null, budget, buyers = null } = values;
  const found = clickBudget({ budget: budget ?? 0, costPerClick: click, buyersPercent: buyers });
  if (!found) return { kind: "waiting" };
  const { clicks, perDay } = found;
  const amount = formatBrl(found.budget);
  if (clicks === null || click === null) {
    const headline = { name: words.perDay(amount), value: formatBrl(perDay) };
    return { kind: "result", headline, lines: [words.noClick] };
  }
  return {
    kind: "result",
    headline: { name: words.headline(amount), value: formatInteger(clicks) },
    lines: [lineOf(found, clicks, buyers), words.assumption(formatBrl(click))],
  };
});
