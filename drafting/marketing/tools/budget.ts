import { budgetWords as words } from "../../../content/cards/tool-words.ts";
import { type ClickBudget, clickBudget } from "../../../domain/click-budget/click-budget.ts";
import { formatBrl, formatDecimal, formatInteger } from "../../../domain/numbers/format.ts";
import { hindrance, readNumbers, type Tool, type ToolField } from "./tool.ts";

const fields: readonly ToolField[] = [
  { id: "costPerClick", ...words.fields.costPerClick },
  { id: "budget", ...words.fields.budget, optional: true },
  { id: "buyers", ...words.fields.buyers, optional: true },
];

/** BRL of a month, shown where nobody named an amount. */
const examples = [100, 300, 600];

function faultsOf(values: Record<string, number | null>): Record<string, string> {
  const { costPerClick = null, budget = null, buyers = null } = values;
  return {
    ...(costPerClick !== null && costPerClick <= 0 && { costPerClick: words.faults.costPerClick }),
    ...(budget !== null && budget <= 0 && { budget: words.faults.budget }),
    ...(buyers !== null && (buyers < 0 || buyers > 100) && { buyers: words.faults.buyers }),
  };
}

function lineOf(
  { budget, perDay, clicks, sales, costPerSale }: ClickBudget,
  buyers: number | null,
) {
  return [
    words.line(formatBrl(budget), formatBrl(perDay), formatInteger(clicks)),
    ...(sales === null || buyers === null
      ? []
      : [words.sales(formatDecimal(buyers), formatDecimal(sales, 1))]),
    ...(costPerSale === null ? [] : [words.costPerSale(formatBrl(costPerSale))]),
  ].join(" ");
}

/** What an amount a month buys, at the cost per click that the person names: no market price of ours. */
export const budgetTool: Tool = {
  fields,
  run(typed) {
    const { values, faults } = readNumbers(fields, typed);
    const hindered = hindrance(fields, typed, { ...faultsOf(values), ...faults });
    if (hindered) return hindered;
    const { costPerClick, budget, buyers = null } = values;
    const found = (budget ? [budget] : examples)
      .map((amount) =>
        clickBudget({ budget: amount, costPerClick: costPerClick ?? 0, buyersPercent: buyers }),
      )
      .filter((one) => one !== null);
    const [first] = found;
    if (!first) return { kind: "waiting" };
    return {
      kind: "result",
      headline: {
        name: words.headline(formatBrl(first.budget)),
        value: formatInteger(first.clicks),
      },
      lines: [
        ...found.map((one) => lineOf(one, buyers)),
        words.assumption(formatBrl(costPerClick ?? 0)),
      ],
    };
  },
};
