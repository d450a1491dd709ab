import type { RoiInput } from "../roi/funnel.ts";
import type { Hint } from "../roi/hints.ts";

/** An input whose thousand may be missing; a rate has none. */
export type Amount = Exclude<RoiInput, "conversionPercent">;

/** What has to be asked before anything is said of the result: so much depends on it. */
export type Doubt =
  /** So little that "mil" was probably meant; the inputs it is of. */
  | { kind: "thousand"; inputs: readonly Amount[]; isRateHigh: boolean }
  /** More of the people who merely see an advertisement than usually buy. */
  | { kind: "rate" }
  /** More is left of a sale than it brings. */
  | { kind: "margin" };

/** The doubt that counts most. @param isRateSure the sales were counted, or come from clicks. */
export function doubtOf(
  hints: readonly Hint[],
  marginPercent: number | null,
  isRateSure: boolean,
): Doubt | undefined {
  const of = (wanted: Hint["kind"]) =>
    hints.flatMap(({ kind, input }) => (kind === wanted ? [input] : []));
  const small = of("thousand-missing").filter((one) => one !== "conversionPercent");
  const isRateHigh = !isRateSure && of("high-for-reach").length > 0;
  if (small.length > 0) return { kind: "thousand", inputs: small, isRateHigh };
  if (marginPercent !== null && marginPercent > 100) return { kind: "margin" };
  return isRateHigh ? { kind: "rate" } : undefined;
}
