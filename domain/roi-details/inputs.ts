import type { RoiValues } from "../../contract/gemini-chat.ts";
import { type Exact, exact } from "../roi/exact.ts";

/** What the fine-tuning asks for beside the four values of the form. */
export type DetailValues = {
  /** Per cent of a sale that is left after product and fees. */
  marginPercent: number;
  /** Times the advertisement is shown; the reach stands in for it where it is left out. */
  impressions: number;
  /** Per cent of the impressions that are clicked (CTR). */
  clickThroughPercent: number;
  /** BRL for each click (CPC). */
  costPerClick: number;
  /** Per cent of the clicks that end in a sale. */
  clickConversionPercent: number;
};

export type DetailInput = keyof DetailValues;

/** Everything typed; null where nothing, or no number, was. */
export type DetailInputs = Record<keyof RoiValues | DetailInput, number | null>;

export type ExactInputs = Record<keyof DetailInputs, Exact | null>;

function exactOrNull(value: number | null): Exact | null {
  return value === null ? null : exact(value);
}

/** @throws RangeError when a value is NaN or infinite. */
export function toExactInputs(inputs: DetailInputs): ExactInputs {
  return {
    investment: exactOrNull(inputs.investment),
    reach: exactOrNull(inputs.reach),
    conversionPercent: exactOrNull(inputs.conversionPercent),
    saleValue: exactOrNull(inputs.saleValue),
    marginPercent: exactOrNull(inputs.marginPercent),
    impressions: exactOrNull(inputs.impressions),
    clickThroughPercent: exactOrNull(inputs.clickThroughPercent),
    costPerClick: exactOrNull(inputs.costPerClick),
    clickConversionPercent: exactOrNull(inputs.clickConversionPercent),
  };
}
