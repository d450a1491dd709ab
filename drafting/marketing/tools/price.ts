import { priceWords as words } from "../../../content/cards/tool-words.ts";
import { formatBrl, formatDecimal } from "../../../domain/numbers/format.ts";
import { sellingPrice } from "../../../domain/selling-price/selling-price.ts";
import { sumTool, type ToolField } from "./tool.ts";

const fields: readonly ToolField[] = [
  { id: "ingredients", ...words.fields.ingredients },
  { id: "packaging", ...words.fields.packaging, optional: true },
  { id: "taxes", ...words.fields.taxes, optional: true },
  { id: "profit", ...words.fields.profit },
];

/** Per cent as a share of one, as the sum writes it: 12 is "0,12". */
const share = (percent: number): string => {
  const written = formatDecimal(percent / 100, 4);
  return /,\d$/.test(written) ? `${written}0` : written;
};

/** Where a fault of the sum belongs. */
const places = { "no-cost": "ingredients", negative: "", "over-price": "profit" } as const;

/** The selling price of one unit. */
export const priceTool = sumTool(fields, ({ ingredients, packaging, taxes, profit }) => {
  const taken = typeof taxes === "number" ? [taxes] : [];
  const taxesPercent = taxes ?? 0;
  const profitPercent = profit ?? 0;
  const found = sellingPrice({
    ingredients: ingredients ?? 0,
    packaging: packaging ?? 0,
    taxesPercent,
    profitPercent,
  });
  if (typeof found === "string")
    return { kind: "faults", faults: { [places[found]]: words.faults[found] } };
  const [price, mine] = [formatBrl(found.price), formatBrl(found.profit)];
  return {
    kind: "result",
    headline: { name: words.headline, value: price },
    lines: [
      words.sum(formatBrl(found.cost), [...taken, profitPercent].map(share), price),
      taxes === null ? words.noTaxes : words.shares(formatBrl(found.taxes), mine),
      words.missing(mine),
    ],
  };
});
