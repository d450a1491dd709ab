import { fold } from "../../../../../domain/search/fold.ts";
import type { Side, Sided } from "../choosing/candidates.ts";
import { isSuggestion } from "../choosing/suggests.ts";
import { tellsCameWell } from "./came-well.ts";
import { tellsHeavy } from "./heavy-told.ts";
import { wishesWithin } from "./mild-wish.ts";
import { isMishap } from "./mishap.ts";
import { mostJoy } from "./not-rejoiced.ts";
import { beyondPromise, overdue } from "./overdue.ts";

type Chances = Record<Side, number>;

/** Chance of a stretch, at least, that tells a heavy fault in so many words. */
export const leastHeavy = 0.6;

/** And one that tells of a promise that was not kept, where nothing else is told better. */
const leastPromised = 0.4;

/** And one that tells of both sides what came as it should, where it hardly sounds like blame. */
const leastWell = 0.75;
const mostDoubt = 0.2;
/** What a longer stretch of it gains on its own beginning. */
const ofLength = 0.001;

/**
 * The chances of a stretch where its words leave no doubt: a mishap pleases nobody, however well it was put right, and
 * nobody is blamed for what came before its time; what is suggested is no praise.
 */
export function sidesOf(text: string, { good, bad }: Chances, tone: Sided): Chances {
  const folded = fold(text);
  const late = overdue(folded);
  const heavy = (tone !== "praise" && tellsHeavy(folded)) || late > 0;
  if (isSuggestion(folded)) return { good: 0, bad: tone === "praise" ? 0 : Math.max(bad, good) };
  if (tone === "mixed" && tellsCameWell(folded) && bad < mostDoubt)
    return { good: Math.max(good, leastWell + folded.length * ofLength), bad };
  const promise = tone === "praise" ? 0 : beyondPromise(folded);
  const soon = late < 0 || promise < 0;
  const least = promise > 0 ? leastPromised : 0;
  const blamed = soon ? 0 : Math.max(bad, least);
  return {
    good:
      heavy || promise > 0 || isMishap(folded) || wishesWithin(text)
        ? 0
        : Math.min(good, mostJoy(folded, tone)),
    bad: heavy ? Math.max(bad, good, leastHeavy) : blamed,
  };
}
