import type { NounPhrase, Offer } from "../ad-facts.ts";
import { tradeOf } from "../trade-of.ts";
import { beforeVerb, isLatin, isNounPhrase, stripStart, stripTail } from "./clause-parts.ts";
import { adjectives, paymentList, sells } from "./clause-words.ts";
import { readFeature, readFree, readQuality } from "./read-qualities.ts";
import { foldInPlace } from "./restore-places.ts";

export type ReadClause =
  /** `whole`: nothing of the clause was left out. */
  { product: NounPhrase; announced: boolean; whole: boolean } | { quality: Offer } | undefined;

/** What a clause without figures, places and conditions names: a product, a quality, or nothing certain. */
export function readClause(clause: string): ReadClause {
  const text = clause
    .replace(/[()[\]?]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const bare = stripTail(text);
  const key = foldInPlace(bare);
  if (key === "" || !isLatin(bare)) return undefined;
  if (paymentList.test(key))
    return { quality: { kind: "payment", form: "alone", text: `aceitamos ${bare}` } };
  if (adjectives.test(key))
    return { quality: { kind: "quality", form: "tail", text: bare, bound: true } };
  const quality = readQuality(bare);
  if (quality !== undefined) return { quality };
  const feature = readFeature(bare) ?? readFree(bare);
  if (feature !== undefined) return { quality: feature };
  const { phrase, announced } = stripStart(bare);
  const noun = stripTail(beforeVerb(phrase)).replace(
    /(?<= [dn][oa]s?) (?:meu|minha|noss[oa])s?(?= )/gu,
    "",
  );
  if (!isNounPhrase(noun)) return undefined;
  const trade = tradeOf(noun);
  const isForSale = trade === "business" && sells.test(foldInPlace(bare));
  return {
    product: { text: noun, trade: isForSale ? "goods" : trade },
    announced,
    whole: noun === phrase,
  };
}
