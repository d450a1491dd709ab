import type { RoiValues } from "../../contract/gemini-chat.ts";
import {
  formatBrl,
  formatDecimal,
  formatInteger,
  formatPercent,
} from "../../domain/numbers/format.ts";
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
  "high-for-reach": "é alta demais para ser sobre o alcance, que não é clique: confira esse número",
};

function orNone(value: number | null, format: (value: number) => string): string {
  return value === null ? "não dá para calcular" : format(value);
}

function inputLines(values: RoiValues): string[] {
  return [
    `Investimento: ${formatBrl(values.investment)}`,
    `Alcance estimado: ${formatDecimal(values.reach)} pessoas`,
    `Taxa de conversão: ${formatPercent(values.conversionPercent, 4)}`,
    `Valor médio por venda: ${formatBrl(values.saleValue)}`,
  ];
}

function resultLines(analysis: RoiAnalysis): string[] {
  return [
    `Vendas esperadas: ${formatDecimal(analysis.sales)}`,
    `Receita: ${formatBrl(analysis.revenue)}`,
    `Resultado (receita menos investimento): ${formatBrl(analysis.profit)}`,
    `ROI bruto: ${orNone(analysis.roiPercent, formatPercent)}`,
    `ROAS (receita por real investido): ${orNone(analysis.roas, formatDecimal)}`,
    `CAC (custo de cada venda): ${orNone(analysis.cac, formatBrl)}`,
    `Custo por mil pessoas alcançadas: ${orNone(analysis.costPerThousand, formatBrl)}`,
    `Vendas para empatar: ${orNone(analysis.breakEvenSales, formatInteger)}`,
    `Taxa de conversão para empatar: ${orNone(analysis.breakEvenConversionPercent, (rate) => formatPercent(rate, 4))}`,
  ];
}

function scenarioLine(scenario: Scenario): string {
  const parts = [
    `conversão ${formatPercent(scenario.conversionPercent, 4)}`,
    `vendas ${formatDecimal(scenario.sales)}`,
    `receita ${formatBrl(scenario.revenue)}`,
    `resultado ${formatBrl(scenario.profit)}`,
    `ROI ${orNone(scenario.roiPercent, formatPercent)}`,
  ];
  return `Cenário ${scenarioNames[scenario.name]}: ${parts.join(", ")}`;
}

function leverLine({ input, changePercent, roiPercent, profit }: Lever): string {
  const change = `${changePercent > 0 ? "+" : ""}${formatPercent(changePercent)}`;
  return `Alavanca: ${inputNames[input]} ${change} leva a ROI ${formatPercent(roiPercent)} e resultado ${formatBrl(profit)}`;
}

function hintLine({ kind, input }: Hint): string {
  return `Atenção: ${inputNames[input]} ${hintTexts[kind]}`;
}

/** Every number of the answer, worked out here: the model only explains them. */
export function roiFacts(values: RoiValues): string {
  const analysis = analyseRoi(values);
  return [
    ...inputLines(values),
    ...resultLines(analysis),
    ...analysis.scenarios.map(scenarioLine),
    ...analysis.levers.map(leverLine),
    ...analysis.hints.map(hintLine),
  ]
    .map((line) => `- ${line}`)
    .join("\n");
}
