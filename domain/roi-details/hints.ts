import { toCents } from "../roi/exact.ts";
import { type DetailInput, type DetailInputs, toExactInputs } from "./inputs.ts";
import { quotient, read } from "./maybe.ts";
import { stagesOf } from "./stages.ts";

/** Something worth a second look; never a refusal. */
export type DetailHint = {
  /**
   * `other-cost`: what was invested over the clicks that were
   * counted gives another cost per click than the one typed.
   */
  kind: "zero" | "negative" | "over-hundred" | "other-cost";
  input: DetailInput;
};

const inputs: readonly DetailInput[] = [
  "marginPercent",
  "impressions",
  "clickThroughPercent",
  "costPerClick",
  "clickConversionPercent",
];

function ofValue(input: DetailInput, value: number | null): DetailHint[] {
  if (value === null) return [];
  if (value < 0) return [{ kind: "negative", input }];
  if (value === 0) return [{ kind: "zero", input }];
  return value > 100 && input.endsWith("Percent") ? [{ kind: "over-hundred", input }] : [];
}

function hasOtherCost(typed: DetailInputs): boolean {
  if (typed.costPerClick === null || typed.costPerClick <= 0) return false;
  const exactInputs = toExactInputs(typed);
  const cost = read(quotient(exactInputs.investment, stagesOf(exactInputs).clicks), toCents);
  return cost !== null && Math.abs(cost - typed.costPerClick) >= 0.01;
}

/** In the order of the fields; at most one for each. */
export function detailHintsOf(typed: DetailInputs): readonly DetailHint[] {
  return inputs.flatMap((input): DetailHint[] => {
    const found = ofValue(input, typed[input]);
    if (found.length > 0) return found;
    return input === "costPerClick" && hasOtherCost(typed) ? [{ kind: "other-cost", input }] : [];
  });
}
