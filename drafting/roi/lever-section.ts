import type { RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import type { Lever } from "../../domain/roi/levers.ts";
import { money, peopleCount, percent, roi } from "./figures.ts";
import { leverAdvice, roiHeadings, sameGain } from "./phrases.ts";

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

function effect({ roiPercent, profit }: Lever): string {
  const outcome = profit < 0 ? "a falta" : "a receita menos o anúncio";
  return `leva o ROI bruto a ${roi(roiPercent)} e ${outcome} a ${money(Math.abs(profit))}`;
}

/** A tenth does not mend everything: says so where the stronger change still leaves a loss. */
function limitSentence({ levers, breakEvenConversionPercent: rate }: RoiAnalysis): string[] {
  if ((levers[0]?.profit ?? 0) >= 0) return [];
  const target =
    rate === null || rate > 100
      ? "Reveja o investimento e o preço juntos."
      : `Com o resto igual, a taxa teria de chegar a ${percent(rate)}.`;
  return [`Sozinha, nenhuma faz a receita cobrir o anúncio. ${target}`];
}

/** What the two strongest changes would do; empty where no change moves anything. */
export function leverSection(analysis: RoiAnalysis): string {
  const { levers, roiPercent } = analysis;
  if (levers.length === 0 || roiPercent === null) return "";
  const lines = levers.map(
    (lever) => `${change(lever)} ${effect(lever)}. ${leverAdvice[lever.input]}`,
  );
  const isTie = levers[1]?.input === "conversionPercent" && levers[1].changePercent === 10;
  const tie = isTie ? [sameGain] : [];
  return [roiHeadings.levers, ...lines, ...tie, ...limitSentence(analysis)].join("\n");
}
