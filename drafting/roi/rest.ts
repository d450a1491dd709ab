import { formatPercent } from "../../domain/numbers/format.ts";
import type { Turn } from "../../domain/roi-details/outlook.ts";
import { count, expectedSales, money, percent, shareOfReal } from "./figures.ts";
import { askedFirst, type Told } from "./told.ts";

function turn(name: string, { sales, revenue, left }: Turn): string {
  const result =
    left === null
      ? `entram ${money(revenue)}`
      : left < 0
        ? `faltam ${money(-left)}`
        : `sobram ${money(left)}`;
  return `${name} (${expectedSales(sales)}): ${result}.`;
}

function returns({ analysis, details, outlook }: Told): string {
  if (outlook.left !== null && details?.roiPercent != null)
    return `ROI com a sua margem: ${formatPercent(details.roiPercent)}. Aluguel, salários e o seu tempo ainda ficam de fora.`;
  const { roiPercent, roas } = analysis;
  if (roiPercent === null || roas === null || outlook.sales !== analysis.sales) return "";
  return `ROI bruto: ${formatPercent(roiPercent)}, sem descontar o produto. ROAS: ${shareOfReal(roas)} em vendas por real de anúncio.`;
}

function clicksLine({ details, analysis }: Told): string {
  const { clicks, sales, costPerClick, clickConversionPercent: rate } = details ?? {};
  if (clicks == null) return "";
  const cost = costPerClick ? `, a ${shareOfReal(costPerClick)} cada (CPC)` : "";
  const start = `Cliques: ${count(clicks)}${cost}.`;
  if (sales == null || rate == null) return start;
  if (rate > 100) return `${start} A conta dá mais vendas do que cliques: confira os números.`;
  const instead =
    sales === analysis.sales ? "" : `; pela taxa seriam ${expectedSales(analysis.sales)}`;
  return `${start} Deles, ${percent(rate)} viram compra${instead}.`;
}

/** The other sums, one a line. */
export function restOf(told: Told): string[] {
  const { outlook, analysis } = told;
  if (askedFirst(outlook)) return [];
  // Of counted sales, or less than one, an average says nothing.
  const averages =
    outlook.half.sales < 1 || outlook.isCounted || outlook.verdict === "nothing-left"
      ? []
      : [turn("Com metade das vendas", outlook.half), turn("Com metade a mais", outlook.more)];
  return [
    ...averages,
    outlook.sales < 1 ? "" : returns(told),
    analysis.costPerThousand === null
      ? ""
      : `Custo por mil pessoas: ${money(analysis.costPerThousand)}.`,
    clicksLine(told),
    "Cada venda entra uma vez na conta: de quem volta, ou paga mensalidade, entra só a primeira.",
    outlook.isCounted ? "" : "São estimativas com os seus números, não garantia.",
  ].filter((line) => line !== "");
}
