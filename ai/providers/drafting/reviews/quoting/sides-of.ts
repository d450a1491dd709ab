import { fold } from "../../../../../domain/search/fold.ts";
import type { Side, Sided } from "../choosing/candidates.ts";
import { isSuggestion } from "../choosing/suggests.ts";
import { tellsHeavy } from "./heavy-told.ts";
import { isMishap } from "./mishap.ts";
import { overdue } from "./overdue.ts";

type Chances = Record<Side, number>;

/** Chance of a stretch, at least, that tells a heavy fault in so many words. */
export const leastHeavy = 0.6;

/**
 * The chances of a stretch where its words leave no doubt: a mishap pleases nobody, however well it was put right, and
 * nobody is blamed for what came before its time; what is suggested is no praise.
 */
export function sidesOf(text: string, { good, bad }: Chances, tone: Sided): Chances {
  const folded = fold(text);
  const late = overdue(folded);
  const heavy = (tone !== "praise" && tellsHeavy(folded)) || late > 0;
  if (isSuggestion(folded)) return { good: 0, bad: tone === "praise" ? 0 : Math.max(bad, good) };
  const blamed = late < 0 ? 0 : bad;
  return {
    good: heavy || isMishap(folded) ? 0 : good,
    bad: heavy ? Math.max(bad, good, leastHeavy) : blamed,
  };
}
