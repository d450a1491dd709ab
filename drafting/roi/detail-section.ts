import type { RoiDetails, RoiValues } from "../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import { clickLines } from "./click-lines.ts";
import { money, percent, salesCount } from "./figures.ts";
import { detailHeadings } from "./phrases.ts";

/** Whether product and fees turn the advertisement into a loss. Before the margin is known nobody can tell. */
export function losesWithMargin(details: RoiDetails | undefined): boolean {
  return (details?.profit ?? 0) < 0;
}

function leftLine({ leftPerSale, marginPercent }: RoiDetails): string {
  if (leftPerSale === null || marginPercent === null) return "";
  const from = `margem de ${percent(marginPercent)}`;
  if (leftPerSale > 0)
    return `De cada venda sobram ${money(leftPerSale)} antes do anúncio: ${from}.`;
  return `De cada venda não sobra nada antes do anúncio: ${from}.`;
}

function billLine({ revenue, productCost }: RoiDetails, { investment }: RoiValues): string {
  if (revenue === null || productCost === null) return "";
  return `Da receita de ${money(revenue)} saem ${money(productCost)} de produto e taxas e ${money(investment)} de anúncio.`;
}

function profitLine({ profit }: RoiDetails): string {
  if (profit === null) return "";
  return profit < 0
    ? "Antes de gastar, reveja o preço, o custo ou o público."
    : "Aluguel, salários e o seu tempo ainda ficam de fora.";
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

function headingOf({ marginPercent, clicks }: RoiDetails): string {
  if (marginPercent === null) return detailHeadings.clicks;
  return clicks === null ? detailHeadings.margin : detailHeadings.both;
}

/** What margin and fine-tuning showed, in the figures it was given; empty where it says nothing. */
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
