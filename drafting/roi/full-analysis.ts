import { roiWords } from "../../content/interface/roi.ts";
import type { RoiDetails, RoiValues } from "../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import type { Scenario } from "../../domain/roi/scenarios.ts";
import { verdictOf } from "../../domain/roi-details/verdict.ts";
import { rateWarning } from "./cautions.ts";
import { detailSection, losesWithMargin } from "./detail-section.ts";
import { count, money, percent, roi, salesCount, shareOfReal } from "./figures.ts";
import { leverSection } from "./lever-section.ts";
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

function scenarioLine({ name, conversionPercent, sales, revenue, roiPercent }: Scenario): string {
  const result = roiPercent === null ? "" : ` e ROI de ${roi(roiPercent)}`;
  return `${scenarioNames[name]}, ${percent(conversionPercent)}: ${salesCount(sales)}, ${money(revenue)} de receita${result}.`;
}

function scenarioSection({ scenarios }: RoiAnalysis): string {
  return [roiHeadings.scenarios, ...scenarios.map(scenarioLine)].join("\n");
}

/** The whole analysis, for values that are all above zero. A first test is no advice where the margin makes a loss. */
export function fullAnalysis(
  values: RoiValues,
  analysis: RoiAnalysis,
  details?: RoiDetails,
): string[] {
  const hasMargin = details !== undefined && details.profit !== null;
  return [
    verdict(values, analysis, details),
    figures(analysis, details),
    rateWarning(values, analysis),
    details ? detailSection(details, values, analysis) : "",
    hasMargin ? "" : marginSection(values, analysis),
    leverSection(analysis),
    losesWithMargin(details) ? "" : testSection(analysis),
    scenarioSection(analysis),
    numbersSection(analysis),
  ];
}
