import type { RoiValues } from "../../../contract/gemini-chat.ts";
import { parseDecimal } from "../../../domain/numbers/parse-decimal.ts";

export type RoiInput = keyof RoiValues;

/** In the order of the form. */
export const roiInputs: readonly RoiInput[] = [
  "investment",
  "reach",
  "conversionPercent",
  "saleValue",
];

/** What stands in the four fields. */
export type RoiTexts = Record<RoiInput, string>;

export const emptyRoiTexts: RoiTexts = {
  investment: "",
  reach: "",
  conversionPercent: "",
  saleValue: "",
};

/** The four values, once all of them are numbers. */
export function readRoiValues(texts: RoiTexts): RoiValues | undefined {
  const [investment, reach, conversionPercent, saleValue] = roiInputs.map((input) =>
    parseDecimal(texts[input]),
  );
  if (investment == null || reach == null || conversionPercent == null || saleValue == null) {
    return undefined;
  }
  return { investment, reach, conversionPercent, saleValue };
}
