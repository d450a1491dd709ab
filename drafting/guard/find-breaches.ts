import type { Finding, Trade } from "../../contract/parts.ts";
import { inOrder, type Told, toFinding } from "./finding.ts";
import { foldText } from "./folded-text.ts";
import { findBareInstalments } from "./instalments.ts";
import { cueFinder } from "./phrases.ts";
import { promisedResult, rulesOfAdvice } from "./rules/advice.ts";
import { rulesForEveryone } from "./rules/everyone.ts";
import { rulesOfTrades } from "./rules/regulated.ts";
import { rulesOfReplies } from "./rules/replies.ts";
import type { GuardedAgent, Rule } from "./rules/rule.ts";
import { tellsTrade } from "./trade-words.ts";
import { findTwoPrices } from "./two-prices.ts";

const ofAds = [...rulesForEveryone, ...rulesOfTrades];

/** In advice these are goals or things to speak of. */
const notInAdvice = new Set(["rank-on-google", "rating-claim", "partner-claim"]);

/** Every rule that is a list of phrases, by whose text it looks at. */
export const rulesOf: Record<GuardedAgent, readonly Rule[]> = {
  ads: ofAds,
  reviews: [...ofAds.filter(({ inReplies }) => inReplies), ...rulesOfReplies],
  marketing: [...rulesOfAdvice, ...ofAds.filter(({ id }) => !notInAdvice.has(id))],
  roi: [promisedResult],
};

const prepare = (rule: Rule) => ({ rule, find: cueFinder(rule) });
const prepared = {
  ads: rulesOf.ads.map(prepare),
  reviews: rulesOf.reviews.map(prepare),
  marketing: rulesOf.marketing.map(prepare),
  roi: rulesOf.roi.map(prepare),
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

/**
 * The words of a text that must not be published as they stand, in order and apart from each other. For `ads` the
 * owner's description or any piece of an ad; for `reviews` what the owner says (a reply), not what the customer wrote;
 * for `marketing` and `roi` what an assistant says (use their checks, which know what was given).
 * Never throws; takes no longer per character in a long text than in a short one.
 */
export function findBreaches(text: string, { agent, trade }: GuardRequest): Finding[] {
  const folded = foldText(text);
  const found = prepared[agent].flatMap(({ rule, find }) => {
    const spans = find(folded.text);
    if (spans.length === 0 || !holdsFor(rule, folded.text, trade)) return [];
    return spans.map((span) => toFinding(folded, span, toldOf(rule)));
  });
  if (agent !== "ads") return inOrder(found);
  return inOrder([...found, ...findTwoPrices(folded), ...findBareInstalments(folded)]);
}
