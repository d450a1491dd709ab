import type { DetailInput } from "../../../../domain/roi-details/inputs.ts";

export type StageInput = Exclude<DetailInput, "marginPercent">;

/** What stands in the fields of the fine-tuning. */
export type DetailTexts = Record<StageInput, string>;

export const stageInputs: readonly StageInput[] = [
  "impressions",
  "clickThroughPercent",
  "costPerClick",
  "clickConversionPercent",
];

export const emptyDetailTexts: DetailTexts = {
  impressions: "",
  clickThroughPercent: "",
  costPerClick: "",
  clickConversionPercent: "",
};
