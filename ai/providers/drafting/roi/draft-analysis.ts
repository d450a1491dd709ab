import type { RoiValues } from "../../../../contract/gemini-chat.ts";
import { analyseRoi, type RoiAnalysis } from "../../../../domain/roi/analyse-roi.ts";
import { fullAnalysis } from "./full-analysis.ts";
import {
  freeAnswer,
  isTooLarge,
  negativeAnswer,
  noRevenueAnswer,
  overHundredAnswer,
  tooLargeAnswer,
} from "./unusual-values.ts";

function paragraphs(values: RoiValues, analysis: RoiAnalysis): string[] {
  if (isTooLarge(values, analysis)) return tooLargeAnswer();
  if (analysis.hints.some(({ kind }) => kind === "negative"))
    return negativeAnswer(values, analysis);
  const { investment, ...factors } = values;
  if (Object.values(factors).includes(0)) return noRevenueAnswer(values, analysis);
  if (values.conversionPercent > 100) return overHundredAnswer(values, analysis);
  return investment === 0 ? freeAnswer(values, analysis) : fullAnalysis(values, analysis);
}

/**
 * The four numbers of an investment explained in plain pt-BR. Every figure is one that was typed or one of
 * `analyseRoi`; money is written with an ordinary space after `R$`.
 * @throws RangeError when a value is NaN or infinite.
 */
export function draftAnalysis(values: RoiValues): { text: string } {
  const written = paragraphs(values, analyseRoi(values));
  return { text: written.filter((paragraph) => paragraph !== "").join("\n\n") };
}
