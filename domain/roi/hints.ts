import type { RoiValues } from "../../contract/gemini-chat.ts";
import type { RoiInput } from "./funnel.ts";

/** Something about a value worth a second look; never a refusal. */
export type Hint = {
  /**
   * `zero` and `negative`: the value is; `thousand-missing`: so little that "mil" was probably meant ("10" for ten
   * thousand people, "2" for two thousand reais, "18" for an installation); `over-hundred`: more sales than people reached; `high-for-reach`: few
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

/** So few people can be counted one by one: they clicked, wrote or came in, and many of them may well buy. */
const fewEnoughToCount = 1000;

/** An advertisement that costs this many times what it sells; from 1.000 on a price has its thousand. */
const hopeless = { times: 10, below: 1000 } as const;

/** The price is asked about where the other two are plausible and yet the sales bring next to nothing. */
function isPriceSmall({ investment, reach, conversionPercent, saleValue }: RoiValues): boolean {
  const sales = (reach * conversionPercent) / 100;
  return (
    sales >= 1 && saleValue < hopeless.below && investment > hopeless.times * sales * saleValue
  );
}

function isThousandMissing(input: RoiInput, values: RoiValues): boolean {
  const isSmall = (one: keyof typeof fewest) => values[one] > 0 && values[one] < fewest[one];
  if (input === "investment") return isSmall(input);
  // 35 people of whom 14 buy are customers who were counted.
  if (input === "reach")
    return isSmall(input) && (values.reach * values.conversionPercent) / 100 < 1;
  const isPrice = input === "saleValue" && values.saleValue > 0;
  return isPrice && !isSmall("investment") && !isSmall("reach") && isPriceSmall(values);
}

function signHint(input: RoiInput, value: number): Hint[] {
  if (value === 0) return [{ kind: "zero", input }];
  return value < 0 ? [{ kind: "negative", input }] : [];
}

function rateHint({ conversionPercent: percent, reach }: RoiValues): Hint[] {
  const input = "conversionPercent";
  if (percent > 100) return [{ kind: "over-hundred", input }];
  const isHigh = percent >= highRateForReach && reach >= fewEnoughToCount;
  return isHigh ? [{ kind: "high-for-reach", input }] : [];
}

/** In the order of the form; at most one for each value. */
export function hintsOf(values: RoiValues): readonly Hint[] {
  return inputs.flatMap((input) => [
    ...signHint(input, values[input]),
    ...(isThousandMissing(input, values) ? [{ kind: "thousand-missing", input } as const] : []),
    ...(input === "conversionPercent" ? rateHint(values) : []),
  ]);
}
