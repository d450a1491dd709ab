import type { Finding, Trade } from "../../contract/parts.ts";
import { inOrder, type Told, toFinding } from "./finding.ts";
import { type FoldedText, foldText } from "./folded-text.ts";
import { findBareInstalments } from "./instalments.ts";
import { cueFinder } from "./phrases.ts";
import { rulesForEveryone } from "./rules/everyone.ts";
import { rulesOfTrades } from "./rules/regulated.ts";
import { rulesOfReplies } from "./rules/replies.ts";
import type { GuardedAgent, Rule } from "./rules/rule.ts";
import { tellsTrade } from "./trade-words.ts";
import { findTwoPrices } from "./two-prices.ts";

const ofAds = [...rulesForEveryone, ...rulesOfTrades];

/** Every rule that is a list of phrases, by whose text it looks at. */
export const rulesOf: Record<GuardedAgent, readonly Rule[]> = {
  ads: ofAds,
  reviews: [...ofAds.filter(({ inReplies }) => inReplies), ...rulesOfReplies],
};

export type GuardRequest = { agent: GuardedAgent; trade?: Trade };

function holdsFor({ trades }: Rule, text: string, trade: Trade | undefined): boolean {
  return (
    trades === undefined ||
    (trade !== undefined && trades.includes(trade)) ||
    trades.some((one) => tellsTrade(text, one))
  );
}

function toldOf({ id, title, reason, reference, instead }: Rule): Told {
  return { rule: id, title, reason, ...(reference && { reference }), ...(instead && { instead }) };
}

/** Prepares the search for what breaks some rules; to be done once. */
export function createBreachFinder(rules: readonly Rule[]) {
  const prepared = rules.map((rule) => ({ rule, find: cueFinder(rule) }));
  return (folded: FoldedText, trade?: Trade): Finding[] =>
    prepared.flatMap(({ rule, find }) => {
      const spans = find(folded.text);
      if (spans.length === 0 || !holdsFor(rule, folded.text, trade)) return [];
      return spans.map((span) => toFinding(folded, span, toldOf(rule)));
    });
}

const find = {
  ads: createBreachFinder(rulesOf.ads),
  reviews: createBreachFinder(rulesOf.reviews),
};

/**
 * The words of a text that must not be published as they stand, in order and apart from each other. For `ads` the
 * owner's description or any piece of an ad; for `reviews` what the owner says (a reply), not what the customer wrote.
 * Never throws; takes no longer per character in a long text than in a short one.
 */
export function findBreaches(text: string, { agent, trade }: GuardRequest): Finding[] {
  const folded = foldText(text);
  const found = find[agent](folded, trade);
  if (agent !== "ads") return inOrder(found);
  return inOrder([...found, ...findTwoPrices(folded), ...findBareInstalments(folded)]);
}
