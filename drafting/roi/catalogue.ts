import { analyseDetails } from "../../domain/roi-details/analyse-details.ts";
import { draftAnalysis } from "./draft-analysis.ts";

const form = { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };
const untyped = {
  marginPercent: null,
  impressions: null,
  clickThroughPercent: null,
  costPerClick: null,
  clickConversionPercent: null,
};

/** Each way a result can go, by what was typed. */
const examples: Readonly<Record<string, Partial<typeof form>>> = {
  "before the margin is known": {},
  "the revenue does not cover it": { conversionPercent: 0.3 },
  "less than one sale": { investment: 10, reach: 100, conversionPercent: 0.5 },
  "a rate too high for reach": { conversionPercent: 2 },
  "a rate over 100 %": { conversionPercent: 150 },
  "no reach": { reach: 0 },
  "no rate": { conversionPercent: 0 },
  "no value": { saleValue: 0 },
  "no investment": { investment: 0 },
  "below zero": { investment: -5 },
  "too large": { investment: 1e15 },
};

const tunings: Readonly<Record<string, Partial<Record<keyof typeof untyped, number>>>> = {
  "a margin that pays": { marginPercent: 60 },
  "a margin that loses": { marginPercent: 40 },
  "nothing left of a sale": { marginPercent: 0 },
  "clicks that pay": { marginPercent: 60, clickThroughPercent: 4, costPerClick: 0.8 },
  "clicks that lose": { marginPercent: 40, clickThroughPercent: 4 },
  "sales of clicks": { clickThroughPercent: 2, costPerClick: 0.8, clickConversionPercent: 5 },
  "more sales than clicks": { costPerClick: 80 },
};

/** Every kind of analysis, filled with examples. */
export function roiCatalogue(): { heading: string; text: string }[] {
  const plain = Object.entries(examples).map(([heading, typed]) => ({
    heading,
    ...draftAnalysis({ ...form, ...typed }),
  }));
  const tuned = Object.entries(tunings).map(([heading, typed]) => {
    const details = analyseDetails({ ...form, ...untyped, ...typed }) ?? undefined;
    return { heading, ...draftAnalysis(form, details) };
  });
  return [...plain, ...tuned];
}
