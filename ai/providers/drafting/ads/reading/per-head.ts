import type { NounPhrase } from "../ad-facts.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import type { Clause } from "./clause.ts";
import type { Group } from "./group.ts";
import { foldInPlace } from "./restore-places.ts";
import { tokensOf } from "./tokens.ts";

/** "R$ 55 por pessoa": what a whole party costs each guest. */
const perHead =
  /^(?:a partir de |desde |por |apenas |so )?r\$ ?[\d.,]+ (?:por|a|o|cada) (?:pessoa|convidad[oa]|crianca|alun[oa]|participante|formand[oa])(?! hora)\b/;

export function isPerHead(text: string): boolean {
  return perHead.test(foldInPlace(text));
}

/** "garçom e churrasqueiro", "buffet e músicos": people who are there. */
function namesStaff({ clauses: [only, second] }: Group): boolean {
  if (only === undefined || second !== undefined || only.announced) return false;
  return (
    only.thing !== undefined &&
    tokensOf(only.text).some(({ key }) => isTradeWord(key) && tradeOf(key) === "professional")
  );
}

/** Told alone, without a sum, an advantage or a heading. */
function isBare({ clauses: [only, second], orphan }: Group): boolean {
  const isPlain = only !== undefined && second === undefined && !orphan;
  return isPlain && !only.priced && !only.offers && !only.denies;
}

function tradeOfGroup({ clauses: [first] }: Group): string {
  return first?.thing?.trade ?? "business";
}

/** Where the party stands in a list, and what it is. */
type Party = { at: number; thing: NounPhrase };

/**
 * "Buffet de churrasco, carne, garçom e churrasqueiro, R$ 55 por pessoa": the buffet has the sum, and not the waiters who
 * come with it. Undefined where no party heads the list.
 */
export function partyOf(groups: readonly Group[], { text }: Clause): Party | undefined {
  if (!isPerHead(text) || !groups.every(isBare)) return undefined;
  // "restaurante em Itu, rodízio de massas, garçom": the shop is told first.
  const at = groups.findIndex((group) => tradeOfGroup(group) !== "business");
  const [first, ...rest] = at < 0 ? [] : groups.slice(at);
  const thing = first?.clauses[0]?.thing;
  if (thing === undefined || thing.trade === "professional") return undefined;
  return rest.some(namesStaff) ? { at, thing } : undefined;
}
