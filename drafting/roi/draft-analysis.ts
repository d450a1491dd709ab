import type { RoiDetails, RoiValues } from "../../contract/gemini-chat.ts";
import { analyseRoi, type RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import { detailSection } from "./detail-section.ts";
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

/** What the fine-tuning adds behind the first sentence, unless its figures are no shop's either. */
function withDetails(
  [first = "", ...rest]: string[],
  values: RoiValues,
  analysis: RoiAnalysis,
  details: RoiDetails | undefined,
): string[] {
  const isUsable = details !== undefined && !hasTooLarge(Object.values(details));
  return isUsable ? [first, detailSection(details, values, analysis), ...rest] : [first, ...rest];
}

function paragraphs(values: RoiValues, analysis: RoiAnalysis, details?: RoiDetails): string[] {
  if (isTooLarge(values, analysis)) return tooLargeAnswer();
  if (analysis.hints.some(({ kind }) => kind === "negative"))
    return negativeAnswer(values, analysis);
  const { investment, ...factors } = values;
  const detailed = (written: string[]) => withDetails(written, values, analysis, details);
  if (Object.values(factors).includes(0)) return detailed(noRevenueAnswer(values, analysis));
  // The details would rest on the same impossible rate.
  if (values.conversionPercent > 100) return overHundredAnswer(values, analysis);
  return detailed(
    investment === 0 ? freeAnswer(values, analysis) : fullAnalysis(values, analysis, details),
  );
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
