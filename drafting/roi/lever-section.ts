import type { RoiValues } from "../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import type { Lever } from "../../domain/roi/levers.ts";
import { leftWithMargin } from "../../domain/roi-details/left-with-margin.ts";
import { money, peopleCount, percent, profitOrLoss, roi } from "./figures.ts";
import { leverAdvice, roiHeadings, sameGain } from "./phrases.ts";

/** What is known of the margin: what it leaves, and the rate that pays with it. */
export type Margin = { marginPercent: number; breakEvenConversionPercent: number | null };

function change({ input, changePercent, value }: Lever): string {
  const share = percent(Math.abs(changePercent));
  switch (input) {
    case "investment":
      return `Gastar ${share} menos (${money(value)}) com o mesmo público`;
    case "conversionPercent":
      return `Subir a taxa em ${share}, para ${percent(value)},`;
    case "saleValue":
      return `Subir em ${share} o valor da venda, para ${money(value)},`;
    case "reach":
      return `Alcançar ${share} mais gente (${peopleCount(value)}) com a mesma verba`;
  }
}

/** BRL left with the change: of the revenue alone, or with the margin where it is known. */
function leftOf(
  { input, value, revenue, profit }: Lever,
  { investment }: RoiValues,
  margin?: Margin,
) {
  const spent = input === "investment" ? value : investment;
  return margin ? leftWithMargin(revenue, spent, margin.marginPercent) : profit;
}

function effect(lever: Lever, left: number, hasMargin: boolean): string {
  if (hasMargin) return `muda o resultado para ${profitOrLoss(left)}`;
  const outcome = left < 0 ? "a falta" : "a receita menos o anúncio";
  return `leva o ROI bruto a ${roi(lever.roiPercent)} e ${outcome} a ${money(Math.abs(left))}`;
}

/** A tenth does not mend everything: says so where the stronger change still leaves a loss. */
function limitSentence(best: number, rate: number | null, hasMargin: boolean): string[] {
  if (best >= 0) return [];
  const target =
    rate === null || rate > 100
      ? "Reveja o investimento e o preço juntos."
      : `Com o resto igual, a taxa teria de chegar a ${percent(rate)}.`;
  const fails = hasMargin ? "paga o anúncio" : "faz a receita cobrir o anúncio";
  return [`Sozinha, nenhuma ${fails}. ${target}`];
}

/** What the two strongest changes would do; empty where no change moves anything. */
export function leverSection(values: RoiValues, analysis: RoiAnalysis, margin?: Margin): string {
  const { levers, roiPercent } = analysis;
  if (levers.length === 0 || roiPercent === null) return "";
  const left = levers.map((lever) => leftOf(lever, values, margin));
  const hasMargin = margin !== undefined;
  const lines = levers.map(
    (lever, at) =>
      `${change(lever)} ${effect(lever, left[at] ?? 0, hasMargin)}. ${leverAdvice[lever.input]}`,
  );
  const isTie = levers[1]?.input === "conversionPercent" && levers[1].changePercent === 10;
  const tie = isTie ? [sameGain] : [];
  const rate = (margin ?? analysis).breakEvenConversionPercent;
  return [
    roiHeadings.levers,
    ...lines,
    ...tie,
    ...limitSentence(Math.max(...left), rate, hasMargin),
  ].join("\n");
}
