import type { RoiValues } from "../../../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../../../domain/roi/analyse-roi.ts";
import type { Lever } from "../../../../domain/roi/levers.ts";
import { leverAdvice, roiHeadings, sameGain } from "../phrases/roi.ts";
import { money, peopleCount, percent, roi } from "./figures.ts";

function change({ input, changePercent, value }: Lever, values: RoiValues): string {
  const share = percent(Math.abs(changePercent));
  switch (input) {
    case "investment":
      return `gastar ${share} menos (${money(value)}) e alcançar o mesmo público`;
    case "conversionPercent":
      return `subir a taxa em ${share}, de ${percent(values.conversionPercent)} para ${percent(value)}`;
    case "saleValue":
      return `subir em ${share} o valor de cada venda, de ${money(values.saleValue)} para ${money(value)}`;
    case "reach":
      return `alcançar ${share} mais gente com o mesmo dinheiro, ou seja, ${peopleCount(value)}`;
  }
}

function effect({ roiPercent, profit }: Lever, before: number): string {
  const outcome = profit < 0 ? "a falta cairia para" : "o resultado seria de";
  return `O ROI iria de ${roi(before)} para ${roi(roiPercent)}, e ${outcome} ${money(Math.abs(profit))}.`;
}

/** A tenth does not mend everything: says so where the stronger change still leaves a loss. */
function limitSentence({ levers, breakEvenConversionPercent: rate }: RoiAnalysis): string[] {
  if ((levers[0]?.profit ?? 0) >= 0) return [];
  const target =
    rate === null || rate > 100
      ? "Reveja o valor investido e o preço juntos."
      : `Com o resto igual, a taxa teria de chegar a ${percent(rate)}.`;
  return [`Nenhuma das duas, sozinha, faz o anúncio se pagar. ${target}`];
}

/** What the two strongest changes would do; empty where no change moves anything. */
export function leverSection(values: RoiValues, analysis: RoiAnalysis): string {
  const { levers, roiPercent } = analysis;
  if (levers.length === 0 || roiPercent === null) return "";
  const openings = ["O que mais mexe no ROI é", "Em seguida vem"];
  const lines = levers.map(
    (lever, at) =>
      `${openings[at]} ${change(lever, values)}. ${effect(lever, roiPercent)} ${leverAdvice[lever.input]}`,
  );
  const isTie = levers[1]?.input === "conversionPercent" && levers[1].changePercent === 10;
  const tie = isTie ? [sameGain] : [];
  return [roiHeadings.levers, ...lines, ...tie, ...limitSentence(analysis)].join("\n");
}
