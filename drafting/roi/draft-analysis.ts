import type { RoiDetails, RoiValues } from "../../contract/gemini-chat.ts";
import { analyseRoi, type RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import { fullAnalysis } from "./full-analysis.ts";
import {
  freeAnswer,
  hasTooLarge,
  isTooLarge,
  negativeAnswer,
  noRevenueAnswer,
  overHundredAnswer,
  tooLargeAnswer,
} from "./unusual-values.ts";

function paragraphs(values: RoiValues, analysis: RoiAnalysis, typed?: RoiDetails): string[] {
  if (isTooLarge(values, analysis)) return tooLargeAnswer();
  if (analysis.hints.some(({ kind }) => kind === "negative"))
    return negativeAnswer(values, analysis);
  const { investment, ...factors } = values;
  if (Object.values(factors).includes(0)) return noRevenueAnswer(values, analysis);
  if (values.conversionPercent > 100) return overHundredAnswer(values, analysis);
  if (investment === 0) return freeAnswer(values, analysis);
  // Figures that are no shop's are left out.
  const isUsable = typed !== undefined && !hasTooLarge(Object.values(typed));
  return fullAnalysis(values, analysis, isUsable ? typed : undefined);
}

/**
 * The four numbers of an investment explained in plain pt-BR, and what its fine-tuning showed. Every figure is one
 * that was typed or computed by the domain; money is written with an ordinary space after `R$`.
 * @throws RangeError when a value is NaN or infinite.
 */
export function draftAnalysis(values: RoiValues, details?: RoiDetails): { text: string } {
  const written = paragraphs(values, analyseRoi(values), details);
  return { text: written.filter((paragraph) => paragraph !== "").join("\n\n") };
}
