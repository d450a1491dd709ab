import { marginWords as words } from "../../../content/cards/tool-words.ts";
import { formatBrl, formatPercent } from "../../../domain/numbers/format.ts";
import { type SaleMargin, saleMargin } from "../../../domain/selling-price/sale-margin.ts";
import { sumTool, type ToolField } from "./tool.ts";

const fields: readonly ToolField[] = [
  { id: "cost", ...words.fields.cost },
  { id: "price", ...words.fields.price },
  { id: "taxes", ...words.fields.taxes, optional: true },
  { id: "other", ...words.fields.other, optional: true },
];

function otherLines(other: SaleMargin["other"], price: number | null | undefined): string[] {
  if (!other || !price) return [];
  const { left, salesForTen } = other;
  const name = formatBrl(price);
  if (left < 0) return [words.otherLoss(name, formatBrl(-left))];
  const sales = salesForTen === null ? [] : [words.sales(String(salesForTen))];
  return [[words.other(name, formatBrl(left)), ...sales].join(" ")];
}

/** What a sale leaves, and what it would leave at another price. */
export const marginTool = sumTool(fields, ({ cost, price, taxes, other }) => {
  const found = saleMargin({
    cost: cost ?? 0,
    price: price ?? 0,
    taxesPercent: taxes ?? 0,
    otherPrice: other ?? null,
  });
  if (!found) return { kind: "faults", faults: { price: words.fault } };
  const [sold, spent] = [formatBrl(price ?? 0), formatBrl(cost ?? 0)];
  const percent = formatPercent(found.percent, 1);
  const { left } = found;
  const name = left < 0 ? words.loss : words.headline;
  return {
    kind: "result",
    headline: { name, value: formatBrl(Math.abs(left)) },
    lines: [
      ...(left < 0
        ? []
        : [
            taxes
              ? words.share(sold, spent, formatBrl(found.taxes), percent)
              : words.noTaxes(sold, spent, percent),
          ]),
      ...otherLines(found.other, other),
      words.missing,
    ],
  };
});
