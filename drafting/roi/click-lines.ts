import type { RoiDetails } from "../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import { count, money, percent, salesCount, shareOfReal } from "./figures.ts";

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

/** What the analysis above has said of sales and their cost is not said again. */
function salesLine(details: RoiDetails, analysis: RoiAnalysis): string {
  const { clicks, sales, clickConversionPercent: rate, costPerSale } = details;
  if (clicks === null || sales === null || rate === null) return "";
  if (rate > 100)
    return `Seriam ${salesCount(sales)} para esses cliques, ou ${percent(rate)} deles: é mais venda do que clique, então confira os números.`;
  const cost =
    costPerSale === null || costPerSale === analysis.cac
      ? ""
      : `, e cada uma custa ${shareOfReal(costPerSale)} de anúncio`;
  const instead =
    sales === analysis.sales ? "" : ` Pela taxa sobre o alcance seriam ${count(analysis.sales)}.`;
  return `Dos cliques, ${percent(rate)} viram compra: ${salesCount(sales)}${cost}.${instead}`;
}

function worthLine({ valuePerClick: worth, costPerClick: cost }: RoiDetails): string {
  if (worth === null || !cost) return "";
  if (worth <= 0) return "Em média, um clique não deixa nada para pagar o anúncio.";
  const start = `Em média, um clique deixa ${shareOfReal(worth)} antes do anúncio e custa ${shareOfReal(cost)}`;
  if (worth === cost) return `${start}: empata.`;
  return worth > cost
    ? `${start}: ele se paga.`
    : `${start}: ele não se paga. Pague por clique menos de ${money(worth)}.`;
}

/** From who sees the advertisement to who buys, as far as the fine-tuning knows it. */
export function clickLines(details: RoiDetails, analysis: RoiAnalysis): string[] {
  return [clicksLine(details), salesLine(details, analysis), worthLine(details)];
}
