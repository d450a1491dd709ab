import type { RoiDetails, RoiValues } from "../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import { modestRateForReach } from "../../domain/roi/hints.ts";
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

/** As if the thousand that may be missing had been typed. */
export function withThousand({ values, outlook: { doubt }, details }: Told): Outlook {
  const inputs = doubt?.kind === "thousand" ? doubt.inputs : [];
  const larger = Object.fromEntries(inputs.map((input) => [input, values[input] * 1000]));
  return outlookWith({ ...values, ...larger }, details ?? {});
}

/** As if the rate were a modest one. */
export function withModestRate({ values, details }: Told): Outlook {
  return outlookWith({ ...values, conversionPercent: modestRateForReach }, details ?? {});
}

/** "sobram cerca de R$ 400": what is left, or what is sold where nobody knows what is left. */
export function outcome(
  { left, sales, revenue, isCounted }: Outlook,
  mood: "if" | "is" = "is",
): string {
  if (sales < 1) return mood === "if" ? "daria menos de uma venda" : "dá menos de uma venda";
  if (left === null) {
    const brought = `${expectedSales(sales, isCounted)}, ou ${about(revenue)} em vendas`;
    return `${mood === "if" ? "seriam" : "são"} ${brought}`;
  }
  if (left === 0) return mood === "if" ? "empataria" : "empata";
  const verb = left > 0 ? { is: "sobram", if: "sobrariam" } : { is: "faltam", if: "faltariam" };
  return `${verb[mood]} ${about(Math.abs(left))}`;
}
