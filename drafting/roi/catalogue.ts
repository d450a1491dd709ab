import type { RoiValues } from "../../contract/gemini-chat.ts";
import { analyseDetails } from "../../domain/roi-details/analyse-details.ts";
import { untyped } from "../../domain/roi-details/outlook.ts";
import { reportOf, textOf } from "./report.ts";

const form = { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };

type Example = Partial<RoiValues> & { [Name in keyof typeof untyped]?: number } & {
  isCounted?: true;
};

/** Each way a result can go, by what was typed. */
const examples: Readonly<Record<string, Example>> = {
  "before the margin is known": {},
  "a margin of more than half is needed": { conversionPercent: 0.5 },
  "the revenue does not cover it": { conversionPercent: 0.3 },
  "less than one sale": { investment: 10, reach: 100, conversionPercent: 0.5 },
  "less than one sale that would pay": {
    investment: 10,
    conversionPercent: 0.01,
    marginPercent: 90,
  },
  "less than one sale that would not": { conversionPercent: 0.01, marginPercent: 40 },
  "pays with half the sales": { conversionPercent: 0.9, saleValue: 90, marginPercent: 60 },
  "pays, but not with half": { marginPercent: 60 },
  "pays by few sales": { saleValue: 900, conversionPercent: 0.03, marginPercent: 60 },
  "breaks even": { investment: 840, marginPercent: 50 },
  "misses by little": { marginPercent: 40 },
  "misses by far": { marginPercent: 10 },
  "misses though all of them buy": {
    reach: 200,
    saleValue: 900,
    investment: 1400,
    marginPercent: 0.5,
  },
  "nothing left of a sale": { marginPercent: 0 },
  "a margin over 100": { marginPercent: 150 },
  "counted sales that pay": { marginPercent: 60, isCounted: true },
  "counted sales, no margin": { isCounted: true },
  "counted sales that lose": { marginPercent: 10, isCounted: true },
  "no counted sale": { conversionPercent: 0, isCounted: true },
  "a rate too high for reach": { conversionPercent: 2 },
  "a rate too high that pays": { conversionPercent: 2, marginPercent: 60 },
  "a rate too high that still loses": { conversionPercent: 2, marginPercent: 10 },
  "a rate too high that is not covered": { investment: 9000, conversionPercent: 2 },
  "a thousand missing twice": { investment: 2, reach: 10, conversionPercent: 5 },
  "a thousand missing in the money": { investment: 5, marginPercent: 50 },
  "a thousand missing in the price": { investment: 3500, saleValue: 7 },
  "a thousand missing in the reach": { reach: 20, conversionPercent: 0.5 },
  "clicks that pay": { marginPercent: 60, clickThroughPercent: 4, costPerClick: 0.8 },
  "clicks that lose": { marginPercent: 40, clickThroughPercent: 4 },
  "sales of clicks": { clickThroughPercent: 2, costPerClick: 0.8, clickConversionPercent: 5 },
  "more sales than clicks": { costPerClick: 80 },
  "a rate over 100 %": { conversionPercent: 150 },
  "no reach": { reach: 0 },
  "no rate": { conversionPercent: 0 },
  "no value": { saleValue: 0 },
  "no investment": { investment: 0 },
  "below zero": { investment: -5 },
  "too large": { investment: 1e15 },
};

/** Every kind of analysis, filled with examples. */
export function roiCatalogue(): { heading: string; text: string }[] {
  return Object.entries(examples).map(([heading, typed]) => {
    const { isCounted = false, marginPercent, ...rest } = { ...form, ...untyped, ...typed };
    const details = analyseDetails({ marginPercent, ...rest });
    return { heading, text: textOf(reportOf({ values: rest, details, isCounted })) };
  });
}
