import type { RoiValues } from "../../contract/gemini-chat.ts";
import { formatBrl, formatInteger, formatPercent } from "../../domain/numbers/format.ts";
import {
  formatCount as count,
  formatSignificantPercent as percent,
} from "../../domain/numbers/format-significant.ts";
import { analyseRoi, type RoiAnalysis } from "../../domain/roi/analyse-roi.ts";

type Scenario = RoiAnalysis["scenarios"][number];
type Hint = RoiAnalysis["hints"][number];
type Lever = RoiAnalysis["levers"][number];

const inputNames: Record<keyof RoiValues, string> = {
  investment: "investimento",
  reach: "alcance",
  conversionPercent: "taxa de conversão",
  saleValue: "valor médio por venda",
};

const scenarioNames: Record<Scenario["name"], string> = {
  weak: "fraco",
  expected: "esperado",
  strong: "forte",
};

const hintTexts: Record<Hint["kind"], string> = {
  zero: "está em zero, então parte das contas não existe",
  negative: "está negativo, então as contas não valem",
  "over-hundred": "passa de 100% das pessoas alcançadas, o que não acontece",
  "thousand-missing": "é muito baixo, talvez falte um mil: confira esse número",
  "high-for-reach": "é alta demais para ser sobre o alcance, que não é clique: confira esse número",
};

function orNone(value: number | null, format: (value: number) => string): string {
  return value === null ? "não dá para calcular" : format(value);
}

function inputLines(values: RoiValues): string[] {
  return [
    `Investimento: ${formatBrl(values.investment)}`,
    `Alcance estimado: ${count(values.reach)} pessoas`,
    `Taxa de conversão: ${percent(values.conversionPercent)}`,
    `Valor médio por venda: ${formatBrl(values.saleValue)}`,
  ];
}

function resultLines(analysis: RoiAnalysis): string[] {
  return [
    `Vendas esperadas: ${count(analysis.sales)}`,
    `Receita: ${formatBrl(analysis.revenue)}`,
    `Resultado (receita menos investimento): ${formatBrl(analysis.profit)}`,
    `ROI bruto: ${orNone(analysis.roiPercent, formatPercent)}`,
    `ROAS (receita por real investido): ${orNone(analysis.roas, count)}`,
    `Ganho por real investido, tirado o próprio real: ${orNone(analysis.roas, (roas) => formatBrl(roas - 1))}`,
    `CAC (custo de cada venda): ${orNone(analysis.cac, formatBrl)}`,
    `Sobra da venda média depois do CAC: ${orNone(analysis.leftPerSale, formatBrl)}`,
    `Pessoas alcançadas para cada venda: ${orNone(analysis.peoplePerSale, formatInteger)}`,
    `Custo por mil pessoas alcançadas: ${orNone(analysis.costPerThousand, formatBrl)}`,
    `Vendas para empatar: ${orNone(analysis.breakEvenSales, formatInteger)}`,
    `Margem para empatar (o que tem de sobrar de cada venda depois do produto e das taxas): ${orNone(analysis.breakEvenMarginPercent, percent)}`,
    `Taxa de conversão para empatar: ${orNone(analysis.breakEvenConversionPercent, percent)}`,
  ];
}

function scenarioLine(scenario: Scenario): string {
  const parts = [
    `conversão ${percent(scenario.conversionPercent)}`,
    `vendas ${count(scenario.sales)}`,
    `receita ${formatBrl(scenario.revenue)}`,
    `resultado ${formatBrl(scenario.profit)}`,
    `ROI ${orNone(scenario.roiPercent, formatPercent)}`,
  ];
  return `Cenário ${scenarioNames[scenario.name]}: ${parts.join(", ")}`;
}

const inputFormats: Record<keyof RoiValues, (value: number) => string> = {
  investment: formatBrl,
  reach: count,
  conversionPercent: percent,
  saleValue: formatBrl,
};

function leverLine({ input, changePercent, value, revenue, roiPercent, profit }: Lever): string {
  const change = `${changePercent > 0 ? "+" : ""}${formatPercent(changePercent)}`;
  const changed = inputFormats[input](value);
  return `Alavanca: ${inputNames[input]} ${change} (${changed}) leva a receita ${formatBrl(revenue)}, ROI ${formatPercent(roiPercent)} e resultado ${formatBrl(profit)}`;
}

function hintLine({ kind, input }: Hint): string {
  return `Atenção: ${inputNames[input]} ${hintTexts[kind]}`;
}

/** A smaller sum to begin with. */
function testLines({ firstTest }: RoiAnalysis): string[] {
  if (firstTest === null) return [];
  const { investment, sales, breakEvenSales } = firstTest;
  const parts = [
    `investir ${formatBrl(investment)}`,
    `esperar ${count(sales)} vendas`,
    `empatar com ${orNone(breakEvenSales, formatInteger)}`,
  ];
  return [`Teste menor, de um quarto (25%): ${parts.join(", ")}`];
}

/** Every number of the answer, worked out here: the model only explains them. */
export function roiFacts(values: RoiValues): string {
  const analysis = analyseRoi(values);
  return [
    ...inputLines(values),
    ...resultLines(analysis),
    ...analysis.scenarios.map(scenarioLine),
    ...analysis.levers.map(leverLine),
    ...testLines(analysis),
    ...analysis.hints.map(hintLine),
  ]
    .map((line) => `- ${line}`)
    .join("\n");
}
