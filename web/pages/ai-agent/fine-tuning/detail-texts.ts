import type { DetailInput } from "../../../../domain/roi-details/inputs.ts";

/** What stands in the fields of the fine-tuning. */
export type DetailTexts = Record<DetailInput, string>;

export const saleInputs: readonly DetailInput[] = ["marginPercent", "feesPercent"];
export const stageInputs: readonly DetailInput[] = [
  "impressions",
  "clickThroughPercent",
  "costPerClick",
  "clickConversionPercent",
];

export const emptyDetailTexts: DetailTexts = {
  marginPercent: "",
  feesPercent: "",
  impressions: "",
  clickThroughPercent: "",
  costPerClick: "",
  clickConversionPercent: "",
};
