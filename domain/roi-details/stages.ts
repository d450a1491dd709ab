import type { ExactInputs } from "./inputs.ts";
import { type Maybe, percentOf, quotient, share } from "./maybe.ts";

/** Impressions, clicks, sales: as far as they follow from what was typed. */
export type Stages = { impressions: Maybe; clicks: Maybe; sales: Maybe };

/**
 * The reach stands in for the impressions, unless CTR and CPC say how many the money buys: whoever
 * knows these two need not guess a reach.
 */
function impressionsOf(inputs: ExactInputs): Maybe {
  const { impressions, clickThroughPercent, costPerClick, reach } = inputs;
  return impressions ?? (clickThroughPercent && costPerClick ? null : reach);
}

/** What was shown and clicked counts more than what a click should cost. */
export function stagesOf(inputs: ExactInputs): Stages {
  const { investment, clickThroughPercent, costPerClick, clickConversionPercent } = inputs;
  const shown = impressionsOf(inputs);
  const clicks = share(shown, clickThroughPercent) ?? quotient(investment, costPerClick);
  const impressions = shown ?? percentOf(clicks, clickThroughPercent);
  const sales =
    share(clicks, clickConversionPercent) ?? share(inputs.reach, inputs.conversionPercent);
  return { impressions, clicks, sales };
}
