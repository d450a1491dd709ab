import type { RoiDetails, RoiValues } from "../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import type { Scenario } from "../../domain/roi/scenarios.ts";
import { roiHeadings, scenarioNames } from "./phrases.ts";
import { rateWarning } from "./cautions.ts";
import { losesWithMargin } from "./detail-section.ts";
import { count, money, peopleCount, percent, roi, salesCount, shareOfReal } from "./figures.ts";
import { leverSection } from "./lever-section.ts";
import { marginSection, testSection } from "./next-steps.ts";

/** What comes of it, first of all: three ways a result can go. */
function summary({ investment }: RoiValues, { revenue, profit }: RoiAnalysis): string {
  const flow = `entram ${money(revenue)} por ${money(investment)} gastos`;
  if (profit > 0)
    return `Com esses números, o anúncio se paga: ${flow}, e ${money(profit)} ficam para os outros custos.`;
  if (profit < 0)
    return `Com esses números, o anúncio não se paga: ${flow}, e faltam ${money(-profit)}.`;
  return `Com esses números, o anúncio empata: ${flow}, e nada fica para os outros custos.`;
}

function salesLine({ sales, peoplePerSale }: RoiAnalysis): string {
  if (sales < 1) return `Vendas: ${count(sales)}. Menos de uma é uma média: pode não vir nenhuma.`;
  if (peoplePerSale === null || peoplePerSale < 2) return `Vendas: ${count(sales)}.`;
  return `Vendas: ${count(sales)}, cerca de uma a cada ${peopleCount(peoplePerSale)} alcançadas.`;
}

function roiMeaning(percentOfInvestment: number): string {
  if (percentOfInvestment > 0) return "É quanto a receita passa do investimento.";
  if (percentOfInvestment < 0) return "Negativo: volta menos do que foi investido.";
  return "Empate: volta só o que foi investido.";
}

function breakEvenLine({ breakEvenSales, breakEvenConversionPercent: rate }: RoiAnalysis): string {
  if (breakEvenSales === null || rate === null) return "";
  const start = `Ponto de equilíbrio: ${salesCount(breakEvenSales)} para pagar o anúncio`;
  return rate > 100
    ? `${start}. Com este alcance não dá, nem que todas as pessoas comprassem.`
    : `${start}, uma taxa de ${percent(rate)}.`;
}

function costLine({ cac }: RoiAnalysis): string {
  if (cac === null) return "";
  return `Custo por venda (CAC): ${shareOfReal(cac)} de anúncio em cada uma.`;
}

function numbersSection(analysis: RoiAnalysis): string {
  const { revenue, profit, roiPercent, roas, costPerThousand } = analysis;
  return [
    roiHeadings.numbers,
    salesLine(analysis),
    `Receita: ${money(revenue)}. É o que entra, não o que sobra.`,
    `Resultado: ${money(profit)}. É a receita menos o investimento.`,
    roiPercent === null ? "" : `Retorno (ROI): ${roi(roiPercent)}. ${roiMeaning(roiPercent)}`,
    roas === null ? "" : `ROAS: cada real investido traz ${shareOfReal(roas)} em vendas.`,
    costLine(analysis),
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

export function scenarioSection({ scenarios }: RoiAnalysis): string {
  return [roiHeadings.scenarios, ...scenarios.map(scenarioLine)].join("\n");
}

/** That the margin turns the first sentence round. */
function marginSentence({ profit }: RoiAnalysis, details?: RoiDetails): string[] {
  return profit >= 0 && losesWithMargin(details)
    ? ["Contando o custo do produto e as taxas, porém, ele não se paga."]
    : [];
}

/** The whole analysis, for values that are all above zero. A first test is no advice where the margin makes a loss. */
export function fullAnalysis(
  values: RoiValues,
  analysis: RoiAnalysis,
  details?: RoiDetails,
): string[] {
  return [
    [summary(values, analysis), ...marginSentence(analysis, details)].join(" "),
    rateWarning(values, analysis),
    numbersSection(analysis),
    scenarioSection(analysis),
    leverSection(analysis),
    marginSection(values, analysis),
    losesWithMargin(details) ? "" : testSection(analysis),
  ];
}
