import type { RoiDetails, RoiValues } from "../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import { detailHeadings } from "./phrases.ts";
import { clickLines } from "./click-lines.ts";
import { money, percent, roi, salesCount } from "./figures.ts";

/** Whether product and fees turn the advertisement into a loss. */
export function losesWithMargin(details: RoiDetails | undefined): boolean {
  return (details?.profit ?? 0) < 0;
}

function leftLine({ leftPerSale, marginPercent, feesPercent }: RoiDetails): string {
  if (leftPerSale === null || marginPercent === null) return "";
  const fees = feesPercent === null ? "" : ` menos taxas de ${percent(feesPercent)}`;
  const from = `margem de ${percent(marginPercent)}${fees}`;
  if (leftPerSale > 0)
    return `De cada venda sobram ${money(leftPerSale)} antes do anúncio: ${from}.`;
  if (leftPerSale === 0) return `De cada venda não sobra nada antes do anúncio: ${from}.`;
  return `Cada venda já perde ${money(-leftPerSale)} antes do anúncio: ${from}.`;
}

function billLine(
  { revenue, productCost, fees, feesPercent }: RoiDetails,
  { investment }: RoiValues,
): string {
  if (revenue === null || productCost === null) return "";
  const charged = fees === null || feesPercent === null ? "" : `, ${money(fees)} de taxas`;
  return `Da receita de ${money(revenue)} saem ${money(productCost)} de produto${charged} e ${money(investment)} de anúncio.`;
}

function profitLine({ profit, roiPercent }: RoiDetails): string {
  if (profit === null) return "";
  const share = roiPercent === null ? "" : ` e ROI de ${roi(roiPercent)}`;
  const rest = "Aluguel, salários e o seu tempo ainda ficam de fora.";
  if (profit > 0) return `Lucro depois disso: ${money(profit)}${share}. ${rest}`;
  if (profit === 0) return `Depois disso, empata: lucro de ${money(0)}${share}. ${rest}`;
  return `Prejuízo depois disso: ${money(-profit)}${share}. Antes de gastar, reveja o preço, o custo ou o público.`;
}

function breakEvenLine(details: RoiDetails): string {
  const { leftPerSale, breakEvenSales: sales, breakEvenConversionPercent: rate } = details;
  if (leftPerSale !== null && leftPerSale <= 0)
    return "Assim, nenhum número de vendas paga o anúncio.";
  if (sales === null || sales === 0) return "";
  const start = `Ponto de equilíbrio com a margem: ${salesCount(sales)} para pagar o anúncio`;
  if (rate === null) return `${start}.`;
  return rate > 100
    ? `${start}. Com este público não dá, nem que todos comprassem.`
    : `${start}, uma taxa de ${percent(rate)}.`;
}

function headingOf({ marginPercent, feesPercent, clicks }: RoiDetails): string {
  if (marginPercent === null) return detailHeadings.clicks;
  if (clicks !== null) return detailHeadings.both;
  return feesPercent === null ? detailHeadings.margin : detailHeadings.fees;
}

/** What the fine-tuning showed, in the figures it was given; empty where it says nothing. */
export function detailSection(
  details: RoiDetails,
  values: RoiValues,
  analysis: RoiAnalysis,
): string {
  const lines = [
    leftLine(details),
    billLine(details, values),
    profitLine(details),
    breakEvenLine(details),
    ...clickLines(details, analysis),
  ].filter((line) => line !== "");
  return lines.length === 0 ? "" : [headingOf(details), ...lines].join("\n");
}
