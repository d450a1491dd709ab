import type { RoiDetails } from "../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../roi/analyse-roi.ts";

/**
 * Whether an advertisement pays. Said only where the margin is known, or where no margin would do; before, it `depends`
 * on what is left of a sale.
 */
export type Verdict =
  /** BRL left after product, fees and advertisement. */
  | { kind: "pays"; left: number }
  /** BRL missing, as above. */
  | { kind: "loses"; missing: number }
  | { kind: "even" }
  /** Not even the whole revenue covers the advertisement. */
  | { kind: "cannot" }
  /** BRL of every R$ 100 sold that have to be left after product and fees. */
  | { kind: "depends"; least: number }
  /** Some value is zero, below zero or impossible. */
  | { kind: "unknown" };

export function verdictOf(
  { breakEvenMarginPercent: least, roiPercent, hints }: RoiAnalysis,
  details: RoiDetails | null | undefined,
): Verdict {
  const isImpossible = hints.some(({ kind }) => kind === "negative" || kind === "over-hundred");
  if (isImpossible || roiPercent === null || least === null) return { kind: "unknown" };
  const profit = details?.profit ?? null;
  if (profit === null) return least >= 100 ? { kind: "cannot" } : { kind: "depends", least };
  if (profit === 0) return { kind: "even" };
  return profit > 0 ? { kind: "pays", left: profit } : { kind: "loses", missing: -profit };
}
