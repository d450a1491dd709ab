import type { RoiValues } from "../../contract/gemini-chat.ts";
import type { RoiInput } from "./funnel.ts";

/** Something about a value worth a second look; never a refusal. */
export type Hint = {
  /**
   * `zero` and `negative`: the value is; `thousand-missing`: so little that "mil" was probably meant ("10" for ten
   * thousand people, "2" for two thousand reais); `over-hundred`: more sales than people reached; `high-for-reach`: few
   * campaigns sell to so many of the people who merely see them.
   */
  kind: "zero" | "negative" | "thousand-missing" | "over-hundred" | "high-for-reach";
  input: RoiInput;
};

/**
 * Per cent of the people REACHED, from which on a rate is implausible. Reach is not clicks: of those who see an
 * advertisement few click, and of those who click few buy. Illustrative tables of the trade come to about 0,1 %
 * (3,17 % of clicks x 3,75 % of sales on the search, 0,9 % x 9,21 % on the social network), and 1,5 % is already
 * called high. One in a hundred lies between that and the 0,8 % of the form's own example, and is a number an owner can picture.
 */
export const highRateForReach = 1;

/** Per cent of the people reached, of the same tables: to try out where a rate is a guess. */
export const modestRateForReach = 0.1;

const inputs: readonly RoiInput[] = ["investment", "reach", "conversionPercent", "saleValue"];

/** Below these, people have mostly left out the thousand. */
const fewest = { investment: 10, reach: 100 } as const;

function thousandHint(input: RoiInput, value: number): Hint[] {
  if (input !== "investment" && input !== "reach") return [];
  return value > 0 && value < fewest[input] ? [{ kind: "thousand-missing", input }] : [];
}

function signHint(input: RoiInput, value: number): Hint[] {
  if (value === 0) return [{ kind: "zero", input }];
  return value < 0 ? [{ kind: "negative", input }] : [];
}

function rateHint(percent: number): Hint[] {
  if (percent < highRateForReach) return [];
  return [{ kind: percent > 100 ? "over-hundred" : "high-for-reach", input: "conversionPercent" }];
}

/** In the order of the form; at most one for each value. */
export function hintsOf(values: RoiValues): readonly Hint[] {
  return inputs.flatMap((input) => [
    ...signHint(input, values[input]),
    ...thousandHint(input, values[input]),
    ...(input === "conversionPercent" ? rateHint(values[input]) : []),
  ]);
}
