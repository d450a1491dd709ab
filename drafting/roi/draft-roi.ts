import type { Draft, DraftRequest } from "../draft.ts";
import { draftAnalysis } from "./draft-analysis.ts";

/**
 * The four values of an investment explained.
 * @throws TypeError when the caller left out the values.
 */
export function draftRoi({ roi, roiDetails }: DraftRequest): Draft {
  if (!roi) throw new TypeError("roi values are missing");
  return draftAnalysis(roi, roiDetails);
}
