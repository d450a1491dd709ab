import type { RoiDetails } from "../../contract/gemini-chat.ts";
import type { Turn } from "../../domain/roi-details/outlook.ts";
import { count, expectedSales, money, percent, roi, salesCount, shareOfReal } from "./figures.ts";
import type { Told } from "./told.ts";

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
    return `ROI com a sua margem: ${roi(details.roiPercent)}. Aluguel, salários e o seu tempo ainda ficam de fora.`;
  const { roiPercent, roas } = analysis;
  if (roiPercent === null || roas === null || outlook.sales !== analysis.sales) return "";
  return `ROI bruto: ${roi(roiPercent)}, sem descontar o produto. ROAS: ${shareOfReal(roas)} em vendas por real de anúncio.`;
}

function clicksLine(details: RoiDetails): string {
  const { clicks, impressions, clickThroughPercent: rate, costPerClick } = details;
  if (clicks === null) return "";
  const shown =
    impressions === null || rate === null
      ? ""
      : `, ${percent(rate)} das ${count(impressions)} vezes em que o anúncio aparece (CTR)`;
  const cost = !costPerClick ? "" : ` Custo por clique (CPC): ${shareOfReal(costPerClick)}.`;
  return `Cliques: ${count(clicks)}${shown}.${cost}`;
}

function clickSales({ details, analysis }: Told): string {
  const { clicks, sales, clickConversionPercent: rate } = details ?? {};
  if (clicks == null || sales == null || rate == null) return "";
  if (rate > 100)
    return `Seriam ${salesCount(sales)} para esses cliques, ou ${percent(rate)} deles: é mais venda do que clique, então confira os números.`;
  const instead =
    sales === analysis.sales
      ? ""
      : ` Pela taxa sobre o alcance seriam ${expectedSales(analysis.sales)}.`;
  return `Dos cliques, ${percent(rate)} viram compra.${instead}`;
}

function clickWorth({ valuePerClick: worth, costPerClick: cost }: RoiDetails): string {
  if (worth === null || !cost || worth <= 0) return "";
  const verdict =
    worth === cost ? "empata" : worth > cost ? "ele se paga" : `pague menos de ${money(worth)}`;
  return `Em média, um clique deixa ${shareOfReal(worth)} antes do anúncio e custa ${shareOfReal(cost)}: ${verdict}.`;
}

/** The other sums, one a line. */
export function restOf(told: Told): string[] {
  const { outlook, analysis, details } = told;
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
    ...(details ? [clicksLine(details), clickSales(told), clickWorth(details)] : []),
    outlook.isCounted ? "" : "São estimativas com os seus números, não garantia.",
  ].filter((line) => line !== "");
}
