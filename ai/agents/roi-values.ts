import type { RoiValues } from "../../contract/gemini-chat.ts";
import type { GenerationRequest } from "../provider.ts";

/** @throws TypeError when the caller left out what the `roi` agent cannot work without. */
export function roiValuesOf({ roi }: Pick<GenerationRequest, "roi">): RoiValues {
  if (!roi) throw new TypeError("The roi agent needs the four values");
  return roi;
}
