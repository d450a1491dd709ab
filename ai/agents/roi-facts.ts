import type { RoiValues } from "../../contract/gemini-chat.ts";
import { formatBrl, formatInteger, formatPercent } from "../../domain/numbers/format.ts";
import {
  formatCount as count,
  formatSignificantPercent as percent,
} from "../../domain/numbers/format-significant.ts";
import { analyseRoi, type RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import {
  type Outlook,
  outlookOf,
  type RoiCase,
  type Turn,
} from "../../domain/roi-details/outlook.ts";

type Hint = RoiAnalysis["hints"][number];

const inputNames: Record<keyof RoiValues, string> = {
  investment: "investimento",
  reach: "alcance",
  conversionPercent: "taxa de conversão",
  saleValue: "valor médio por venda",
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
    `CAC (custo de cada cliente novo): ${orNone(analysis.cac, formatBrl)}`,
    `Sobra da venda média depois do CAC: ${orNone(analysis.leftPerSale, formatBrl)}`,
    `Pessoas alcançadas para cada venda: ${orNone(analysis.peoplePerSale, formatInteger)}`,
    `Custo por mil pessoas alcançadas: ${orNone(analysis.costPerThousand, formatBrl)}`,
    `Vendas para empatar: ${orNone(analysis.breakEvenSales, formatInteger)}`,
    `Margem para empatar (o que tem de sobrar de cada venda depois do produto e das taxas): ${orNone(analysis.breakEvenMarginPercent, percent)}`,
    `Taxa de conversão para empatar: ${orNone(analysis.breakEvenConversionPercent, percent)}`,
  ];
}

function turnLine(name: string, { sales, revenue, left }: Turn): string {
  const result = left === null ? [] : [`no fim ${formatBrl(left)}`];
  return `${name}: ${[`vendas ${count(sales)}`, `receita ${formatBrl(revenue)}`, ...result].join(", ")}`;
}

/** What an owner decides by: a smaller sum to begin with, other sales, and what would have to change. */
function outlookLines({
  half,
  more,
  test,
  change,
  costPerSale,
  leastOfHundred,
  isCounted,
}: Outlook): string[] {
  return [
    `As vendas: ${isCounted ? "contadas pelo dono" : "estimadas pela taxa"}`,
    `Precisa sobrar de cada venda, depois do produto e das taxas: mais de ${orNone(costPerSale, formatBrl)}`,
    `Precisa sobrar de cada R$ 100 vendidos: mais de ${orNone(leastOfHundred, formatBrl)}`,
    turnLine("Com metade das vendas", half),
    turnLine("Com metade a mais", more),
    `Teste menor, um quarto do valor: investir ${formatBrl(test.investment)}, esperar ${count(test.sales)} vendas, empatar com ${orNone(test.needed, formatInteger)}`,
    ...(change
      ? [
          `Mudança que basta: ${count(change.sales)} vendas a mais`,
          `Mudança que basta: cada venda a ${formatBrl(change.saleValue)}`,
          "Gastar menos não basta: com menos dinheiro vêm menos vendas",
        ]
      : []),
  ];
}

function hintLine({ kind, input }: Hint): string {
  return `Atenção: ${inputNames[input]} ${hintTexts[kind]}`;
}

/** Every number of the answer, worked out here: the model only explains them. */
export function roiFacts(known: RoiCase): string {
  const { values } = known;
  const analysis = analyseRoi(values);
  return [
    ...inputLines(values),
    ...resultLines(analysis),
    ...outlookLines(outlookOf(known)),
    ...analysis.hints.map(hintLine),
  ]
    .map((line) => `- ${line}`)
    .join("\n");
}
