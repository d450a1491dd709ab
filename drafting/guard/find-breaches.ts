import type { Finding, Trade } from "../../contract/parts.ts";
import { createBreachFinder } from "./breach-finder.ts";
import { inOrder } from "./finding.ts";
import { foldText } from "./folded-text.ts";
import { findBareInstalments } from "./instalments.ts";
import { rulesForEveryone } from "./rules/everyone.ts";
import { rulesOfTrades } from "./rules/regulated.ts";
import { rulesOfGifts } from "./rules/replies.ts";
import type { Rule } from "./rules/rule.ts";

/** Every rule for an ad, or whatever else an owner publishes, that is a list of phrases. */
export const rulesOfAds: readonly Rule[] = [...rulesForEveryone, ...rulesOfGifts, ...rulesOfTrades];

const find = createBreachFinder(rulesOfAds);

/**
 * The words of a description or of a piece of an ad that must not be published as they stand, in order and apart from
 * each other. Never throws; takes no longer per character in a long text than in a short one.
 */
export function findBreaches(text: string, trade?: Trade): Finding[] {
  const folded = foldText(text);
  return inOrder([...find(folded, trade), ...findBareInstalments(folded)]);
}
