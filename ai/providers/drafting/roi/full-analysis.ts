import type { RoiValues } from "../../../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../../../domain/roi/analyse-roi.ts";
import type { Scenario } from "../../../../domain/roi/scenarios.ts";
import { roiHeadings, scenarioNames } from "../phrases/roi.ts";
import { rateWarning } from "./cautions.ts";
import { count, money, peopleCount, percent, roi, salesCount, shareOfReal } from "./figures.ts";
import { leverSection } from "./lever-section.ts";
import { marginSection, testSection } from "./next-steps.ts";

/** Three ways a result can go, each with a sentence that says so first. */
function verdict({ profit }: RoiAnalysis): string {
  if (profit > 0)
    return `A receita paga o anúncio e ficam ${money(profit)} para cobrir os outros custos.`;
  if (profit < 0) return `A receita não paga o anúncio: faltam ${money(-profit)}.`;
  return "A receita empata com o que foi investido: nada sobra para os outros custos.";
}

function summary(values: RoiValues, analysis: RoiAnalysis): string {
  const { investment, reach, conversionPercent, saleValue } = values;
  const { sales, revenue } = analysis;
  return (
    `Em resumo: com ${money(investment)} investidos, alcance de ${peopleCount(reach)}, taxa de ` +
    `${percent(conversionPercent)} e ${money(saleValue)} por venda, a conta dá ${salesCount(sales)} e ` +
    `${money(revenue)} de receita. ${verdict(analysis)}`
  );
}

function salesLine({ sales, peoplePerSale }: RoiAnalysis): string {
  if (sales < 1) return `Vendas: ${count(sales)}. Menos de uma é uma média: pode não vir nenhuma.`;
  if (peoplePerSale === null || peoplePerSale < 2) return `Vendas: ${count(sales)}.`;
  return `Vendas: ${count(sales)}, ou cerca de uma a cada ${peopleCount(peoplePerSale)} que veem o anúncio.`;
}

function roiMeaning(percentOfInvestment: number): string {
  if (percentOfInvestment > 0) return "É quanto a receita passa do que você investiu.";
  if (percentOfInvestment < 0) return "Negativo quer dizer que volta menos do que foi investido.";
  return "É um empate: volta só o que foi investido.";
}

function breakEvenLine({ breakEvenSales, breakEvenConversionPercent: rate }: RoiAnalysis): string {
  if (breakEvenSales === null || rate === null) return "";
  const start = `Ponto de equilíbrio: ${salesCount(breakEvenSales)} para pagar o anúncio, sem contar o custo do produto.`;
  return rate > 100
    ? `${start} Com este alcance não dá: nem que todas as pessoas comprassem.`
    : `${start} A taxa mínima para isso é ${percent(rate)}.`;
}

function costLine({ cac }: RoiAnalysis): string {
  if (cac === null) return "";
  return `Custo por venda (CAC): ${shareOfReal(cac)} de anúncio em cada venda.`;
}

function numbersSection(analysis: RoiAnalysis): string {
  const { revenue, profit, roiPercent, roas, costPerThousand } = analysis;
  return [
    roiHeadings.numbers,
    salesLine(analysis),
    `Receita: ${money(revenue)}. É o que entra, não o que sobra.`,
    `Resultado: ${money(profit)}. É a receita menos o investimento, antes do custo do produto.`,
    roiPercent === null
      ? ""
      : `Retorno sobre o investimento (ROI): ${roi(roiPercent)}. ${roiMeaning(roiPercent)}`,
    roas === null ? "" : `ROAS: cada real investido traz ${shareOfReal(roas)} em vendas.`,
    costLine(analysis),
    costPerThousand === null
      ? ""
      : `Custo por mil: ${money(costPerThousand)} para alcançar mil pessoas.`,
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

/** The whole analysis, for values that are all above zero. */
export function fullAnalysis(values: RoiValues, analysis: RoiAnalysis): string[] {
  return [
    summary(values, analysis),
    rateWarning(values, analysis),
    numbersSection(analysis),
    scenarioSection(analysis),
    leverSection(values, analysis),
    marginSection(values, analysis),
    testSection(analysis),
  ];
}
