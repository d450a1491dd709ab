import type { RoiDetails, RoiValues } from "../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import { modestRateForReach } from "../../domain/roi/hints.ts";
import type { Doubt } from "../../domain/roi-details/doubts.ts";
import { type Outlook, outlookWith } from "../../domain/roi-details/outlook.ts";
import { about, expectedSales } from "./figures.ts";

export type KeyFigure = { name: string; value: string; note: string };

/** What there is to say of an advertisement, the most important first. */
export type RoiReport = {
  /** One or two sentences: whether it pays, how sure that is, what decides it. */
  verdict: string;
  /** Four, or none where a value makes no sense. */
  figures: readonly KeyFigure[];
  /** What to do now. */
  steps: readonly string[];
  /** Other sums, one a line; for whoever wants them. */
  rest: readonly string[];
};

/** What a report is told of. */
export type Told = {
  values: RoiValues;
  outlook: Outlook;
  analysis: RoiAnalysis;
  details: RoiDetails | undefined;
};

/**
 * What has to be asked before anything is told of the result. A rate is not, where the result is bad even with it; nor
 * where there is less than one sale.
 */
export function askedFirst({ doubt, verdict, left, sales }: Outlook): Doubt | undefined {
  if (doubt?.kind !== "rate") return doubt;
  const isHopeful = verdict === "depends" || (left !== null && left > 0);
  return isHopeful && sales >= 1 ? doubt : undefined;
}

/** What a modest rate would come to: "sobrariam cerca de R$ 400", or what is sold where nobody knows what is left. */
export function withModestRate({ values, details }: Told): string {
  const modest = { ...values, conversionPercent: modestRateForReach };
  const { left, sales, revenue } = outlookWith(modest, details ?? {});
  if (sales < 1) return "daria menos de uma venda";
  if (left === null) return `seriam ${expectedSales(sales)}, ou ${about(revenue)} em vendas`;
  if (left === 0) return "empataria";
  return `${left > 0 ? "sobrariam" : "faltariam"} ${about(Math.abs(left))}`;
}
