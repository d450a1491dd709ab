import type { RoiDetails } from "../../contract/gemini-chat.ts";
import {
  formatBrl,
  formatDecimal,
  formatInteger,
  formatPercent,
} from "../../domain/numbers/format.ts";

/** Rates of a funnel are small: 0,0625% is not 0,06%. */
function rate(value: number): string {
  return formatPercent(value, 4);
}

type Line = readonly [keyof RoiDetails, string, (value: number) => string];

/** In the order in which the card shows them. */
const lines: readonly Line[] = [
  ["marginPercent", "margem depois do produto e das taxas", formatPercent],
  ["leftPerSale", "sobra de cada venda antes do anúncio", formatBrl],
  ["impressions", "vezes que o anúncio aparece", formatDecimal],
  ["clicks", "cliques", formatDecimal],
  ["clickThroughPercent", "taxa de cliques (CTR)", rate],
  ["costPerClick", "custo por clique (CPC)", formatBrl],
  ["clickConversionPercent", "cliques que viram venda", rate],
  ["sales", "vendas", formatDecimal],
  ["conversionPercent", "aparições que viram venda", rate],
  ["costPerSale", "custo por venda", formatBrl],
  ["valuePerClick", "sobra média de um clique antes do anúncio", formatBrl],
  ["revenue", "receita", formatBrl],
  ["productCost", "produto e taxas", formatBrl],
  ["profit", "resultado depois de produtos, taxas e anúncio", formatBrl],
  ["roiPercent", "ROI depois de produtos e taxas", formatPercent],
  ["breakEvenSales", "vendas para pagar o anúncio com o que sobra", formatInteger],
  ["breakEvenConversionPercent", "taxa para pagar o anúncio com o que sobra", rate],
];

/** What the fine-tuning showed, where it showed anything: the model explains it beside the four values. */
export function detailFacts(details: RoiDetails): string {
  return lines
    .flatMap(([name, label, format]) => {
      const value = details[name];
      return value === null ? [] : [`- Ajuste fino, ${label}: ${format(value)}`];
    })
    .join("\n");
}
