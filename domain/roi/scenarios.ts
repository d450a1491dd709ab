import { toNumber } from "./exact.ts";
import {
  type ExactValues,
  funnelOf,
  moneyOf,
  roiOf,
  toNumberOrNull,
  withFactor,
} from "./funnel.ts";

export type ScenarioName = "weak" | "expected" | "strong";

/** The same investment, reach and price at another rate. */
export type Scenario = {
  name: ScenarioName;
  /** Per cent; never past 100 by our doing. */
  conversionPercent: number;
  sales: number;
  /** BRL. */
  revenue: number;
  /** BRL: revenue - investment. */
  profit: number;
  /** Null as in the analysis. */
  roiPercent: number | null;
};

/** What the rate is multiplied by: half, the same, half as much again (0,4 %, 0,8 % and 1,2 % of 0,8 %). */
const factors: Record<ScenarioName, number> = { weak: 0.5, expected: 1, strong: 1.5 };

function scenarioOf(values: ExactValues, name: ScenarioName): Scenario {
  const changed = withFactor(values, "conversionPercent", factors[name]);
  return {
    name,
    conversionPercent: toNumber(changed.conversionPercent),
    sales: toNumber(funnelOf(changed).sales),
    ...moneyOf(changed),
    roiPercent: toNumberOrNull(roiOf(changed)),
  };
}

/** Weak, expected, strong, in this order. */
export function scenariosOf(values: ExactValues): readonly [Scenario, Scenario, Scenario] {
  return [scenarioOf(values, "weak"), scenarioOf(values, "expected"), scenarioOf(values, "strong")];
}
