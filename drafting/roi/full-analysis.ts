import { roiWords } from "../../content/interface/roi.ts";
import type { RoiDetails, RoiValues } from "../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import type { Scenario } from "../../domain/roi/scenarios.ts";
import { leftWithMargin } from "../../domain/roi-details/left-with-margin.ts";
import { verdictOf } from "../../domain/roi-details/verdict.ts";
import { rateWarning } from "./cautions.ts";
import { detailSection, losesWithMargin } from "./detail-section.ts";
import { count, money, percent, profitOrLoss, roi, salesCount, shareOfReal } from "./figures.ts";
import { leverSection, type Margin } from "./lever-section.ts";
import { marginSection, testSection } from "./next-steps.ts";
import { roiHeadings, scenarioNames } from "./phrases.ts";

/** One sentence, first of all; the words are those of the card. */
function verdict(
  { investment }: RoiValues,
  analysis: RoiAnalysis,
  details: RoiDetails | undefined,
): string {
  const words = roiWords.verdict;
  const found = verdictOf(analysis, details);
  const [revenue, spent] = [money(analysis.revenue), money(investment)];
  switch (found.kind) {
    case "pays":
      return words.pays(money(found.left));
    case "loses":
      return words.loses(money(found.missing));
    case "even":
      return words.even;
    case "cannot":
      return words.cannot(revenue, spent);
    case "depends":
      return words.depends(revenue, spent, money(found.least)).replaceAll("\u00A0", " ");
    case "unknown":
      return "";
  }
}

/** The four figures that count. */
function figures(analysis: RoiAnalysis, details?: RoiDetails): string {
  const profit = details?.profit ?? null;
  const back = profit === null ? analysis.roiPercent : (details?.roiPercent ?? null);
  const cost = details?.costPerSale ?? analysis.cac;
  return [
    profit === null
      ? `Receita: ${money(analysis.revenue)}`
      : `${profit < 0 ? "Prejuízo" : "Lucro"}: ${money(Math.abs(profit))}`,
    back === null ? "" : `${profit === null ? "ROI bruto" : "ROI com a sua margem"}: ${roi(back)}`,
    `Vendas: ${count(details?.sales ?? analysis.sales)}`,
    cost === null ? "" : `Custo por venda: ${shareOfReal(cost)} de anúncio`,
  ]
    .filter((line) => line !== "")
    .join("\n");
}

function averageLine({ sales }: RoiAnalysis): string {
  return sales < 1 ? "Menos de uma venda é uma média: pode não vir nenhuma." : "";
}

function breakEvenLine({ breakEvenSales, breakEvenConversionPercent: rate }: RoiAnalysis): string {
  if (breakEvenSales === null || rate === null) return "";
  const start = `Ponto de equilíbrio: ${salesCount(breakEvenSales)} para a receita cobrir o anúncio`;
  return rate > 100
    ? `${start}. Com este alcance não dá, nem que todas as pessoas comprassem.`
    : `${start}, uma taxa de ${percent(rate)}. O custo do produto não entra aí.`;
}

function numbersSection(analysis: RoiAnalysis): string {
  const { profit, roas, costPerThousand } = analysis;
  return [
    roiHeadings.numbers,
    averageLine(analysis),
    `Receita menos anúncio: ${money(profit)}. Ainda não é o que sobra.`,
    roas === null ? "" : `ROAS: cada real investido traz ${shareOfReal(roas)} em vendas.`,
    costPerThousand === null
      ? ""
      : `Custo por mil: ${money(costPerThousand)} a cada mil pessoas alcançadas.`,
    breakEvenLine(analysis),
  ]
    .filter((line) => line !== "")
    .join("\n");
}

function scenarioLine(
  { name, conversionPercent, sales, revenue, roiPercent }: Scenario,
  { investment }: RoiValues,
  margin: Margin | undefined,
): string {
  const start = `${scenarioNames[name]}, ${percent(conversionPercent)}: ${salesCount(sales)}, ${money(revenue)} de receita`;
  if (margin)
    return `${start} e ${profitOrLoss(leftWithMargin(revenue, investment, margin.marginPercent))}.`;
  return `${start}${roiPercent === null ? "" : ` e ROI bruto de ${roi(roiPercent)}`}.`;
}

/** Half, the same and one and a half times the rate; with the margin, what is left in each. */
function scenarioSection(
  values: RoiValues,
  { scenarios }: RoiAnalysis,
  margin: Margin | undefined,
): string {
  const lines = scenarios.map((scenario) => scenarioLine(scenario, values, margin));
  return [roiHeadings.scenarios, ...lines].join("\n");
}

/** What is known of the margin, where it says what is left in the end. */
function marginOf(details: RoiDetails | undefined): Margin | undefined {
  if (!details || details.profit === null || details.marginPercent === null) return undefined;
  const { marginPercent, breakEvenConversionPercent } = details;
  return { marginPercent, breakEvenConversionPercent };
}

/** The whole analysis, for values that are all above zero. A first test is no advice where the margin makes a loss. */
export function fullAnalysis(
  values: RoiValues,
  analysis: RoiAnalysis,
  details?: RoiDetails,
): string[] {
  const margin = marginOf(details);
  // Sales by clicks are others than those by reach, on which these rest.
  const isByReach = !details || details.sales === null || details.sales === analysis.sales;
  return [
    verdict(values, analysis, details),
    figures(analysis, details),
    rateWarning(values, analysis),
    details ? detailSection(details, values, analysis) : "",
    margin ? "" : marginSection(values, analysis),
    isByReach ? leverSection(values, analysis, margin) : "",
    losesWithMargin(details) || !isByReach
      ? ""
      : testSection(analysis, margin ? (details?.leftPerSale ?? null) : null),
    isByReach ? scenarioSection(values, analysis, margin) : "",
    margin ? "" : numbersSection(analysis),
  ];
}
