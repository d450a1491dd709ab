import { type Exact, exact, minus, over, times, toDecimals, toNumber } from "./exact.ts";
import { type ExactValues, moneyOf, type RoiInput, roiOf, withFactor } from "./funnel.ts";

/** What a change of one input by a tenth, in the direction that helps, does to the result. */
export type Lever = {
  input: RoiInput;
  /** 10, or -10 for the investment; less where the rate would pass 100 per cent. */
  changePercent: number;
  /** The input after the change, in its own unit. */
  value: number;
  /** BRL after the change. */
  revenue: number;
  /** BRL after the change: revenue - investment. */
  profit: number;
  /** After the change. */
  roiPercent: number;
  /** Points of ROI gained, above zero. */
  gain: number;
};

/**
 * Price, rate and reach all multiply the revenue, so a tenth more of any of them gains the same: a tie in nearly
 * every case. It goes to what an owner can change without paying for it: first the rate (answer sooner, a clearer
 * offer), then the price, then the reach, which seldom grows without more money. The investment stands first: the
 * same result for a tenth less money gains a ninth of the revenue's share, where the others gain a tenth.
 */
const tieOrder: readonly RoiInput[] = ["investment", "conversionPercent", "saleValue", "reach"];

/** A tenth less for what is spent, a tenth more for what brings in. */
function factorOf(input: RoiInput): number {
  return input === "investment" ? 0.9 : 1.1;
}

type Gain = { input: RoiInput; changed: ExactValues; roi: Exact; gain: Exact };

function gainsOf(values: ExactValues): Gain[] {
  return tieOrder.flatMap((input) => {
    const changed = withFactor(values, input, factorOf(input));
    const before = roiOf(values);
    const roi = roiOf(changed);
    return before === null || roi === null
      ? []
      : [{ input, changed, roi, gain: minus(roi, before) }];
  });
}

function toLever(values: ExactValues, { input, changed, roi, gain }: Gain): Lever {
  const difference = times(minus(changed[input], values[input]), exact(100));
  return {
    input,
    changePercent: toDecimals(over(difference, values[input]), 2),
    value: toNumber(changed[input]),
    ...moneyOf(changed),
    roiPercent: toNumber(roi),
    gain: toNumber(gain),
  };
}

/** At most two, strongest first, ties in `tieOrder`; none without a ROI, and none that gains nothing. */
export function leversOf(values: ExactValues): readonly Lever[] {
  return gainsOf(values)
    .filter(({ gain }) => gain.numerator > 0n)
    .sort((a, b) => Math.sign(Number(minus(b.gain, a.gain).numerator)))
    .slice(0, 2)
    .map((gain) => toLever(values, gain));
}
