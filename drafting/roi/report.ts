import { roiWords } from "../../content/interface/roi.ts";
import { analyseRoi } from "../../domain/roi/analyse-roi.ts";
import { outlookOf, type RoiCase } from "../../domain/roi-details/outlook.ts";
import { keyFigures } from "./key-figures.ts";
import { restOf } from "./rest.ts";
import { stepsOf } from "./steps.ts";
import type { RoiReport } from "./told.ts";
import { unusualReport } from "./unusual-values.ts";
import { verdictOf } from "./verdict.ts";

/**
 * An advertisement explained in plain pt-BR. Every figure is one that was typed or computed by the domain.
 * @throws RangeError when a value is NaN or infinite.
 */
export function reportOf(known: RoiCase): RoiReport {
  const analysis = analyseRoi(known.values);
  const unusual = unusualReport(known, analysis);
  if (unusual) return { figures: [], rest: [], ...unusual };
  const outlook = outlookOf(known);
  const told = { values: known.values, outlook, analysis, details: known.details ?? undefined };
  return {
    verdict: verdictOf(told),
    figures: keyFigures(outlook),
    steps: stepsOf(told),
    rest: restOf(told),
  };
}

function block(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [[heading, ...lines].join("\n")];
}

/** The report as one text, as it is copied. */
export function textOf({ verdict, figures, steps, rest }: RoiReport): string {
  const shown = figures.map(({ name, value, note }) => `${name}: ${value}, ${note}`);
  const numbered = steps.map((step, at) => `${at + 1}. ${step}`);
  return [
    verdict,
    ...(shown.length > 0 ? [shown.join("\n")] : []),
    ...block(roiWords.report.steps, numbered),
    ...block(roiWords.report.rest, rest),
  ].join("\n\n");
}
