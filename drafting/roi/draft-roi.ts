import type { Draft, DraftRequest } from "../draft.ts";
import { reportOf, textOf } from "./report.ts";

/**
 * The four values of an investment explained.
 * @throws TypeError when the caller left out the values.
 */
export function draftRoi({ roi, roiDetails, roiSales }: DraftRequest): Draft {
  if (!roi) throw new TypeError("roi values are missing");
  const isCounted = roiSales !== undefined;
  return { text: textOf(reportOf({ values: roi, details: roiDetails, isCounted })) };
}
