import { fold } from "../../../../../domain/search/fold.ts";
import { callsByFact, callsByTrade, neutralCalls, openCalls } from "../../phrases/ads.ts";
import type { Variety } from "../../text/variety.ts";
import type { AdFacts, NounPhrase } from "../ad-facts.ts";
import { careTrades } from "../lexicon/trades.ts";
import { headOf, toSingular } from "../trade-of.ts";

/** A dentist or a teacher is not asked for a quote unless they offer one. */
function isCare(product: NounPhrase): boolean {
  const head = headOf(product.text);
  return careTrades.has(head) || careTrades.has(toSingular(head));
}

function tradeCalls(product: NounPhrase | undefined): readonly string[] {
  if (product === undefined) return openCalls;
  const calls: readonly string[] = callsByTrade[product.trade];
  return isCare(product) ? calls.filter((call) => !fold(call).includes("orcamento")) : calls;
}

/** Invitations in the order of their worth: what the owner asked for, then what suits the trade, then neutral ones. */
export function callsFor(facts: AdFacts, variety: Variety): string[] {
  const asked = facts.calls.flatMap((call) => callsByFact[call].slice(0, 1));
  const [main] = facts.products;
  return [...new Set([...asked, ...tradeCalls(main), ...variety.shuffle(neutralCalls)])];
}
