import type { NounPhrase, Price } from "../ad-facts.ts";
import { foreignConditions, foreignPhrases } from "../lexicon/foreign-words.ts";
import { tradeOf } from "../trade-of.ts";
import { toPlace } from "./place-names.ts";
import type { Gathered } from "./reading-state.ts";
import { foldInPlace, knownPlace } from "./restore-places.ts";

const price = /(from|starting at|desde|a partir de)? ?r\$ ?(\d[\d.,]*\d|\d)/;
const warranty =
  /(\d+)[ -](day|dia|month|mes(?:es)?)s?(?: de)? (?:warranty|garantia)|garantia de (\d+) (dia|mes)/;
const inPlace =
  /(?:^|\s)(?:in|en) (\p{Lu}[\p{L}\p{M}'-]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}\p{M}'-]+){0,3})/gu;

type Named = { product: NounPhrase; at: number };

/** The goods of the statement in order; "bolos" inside "bolos de casamento" is not one more. */
function findProducts(key: string): Named[] {
  const found = foreignPhrases
    .map(([pattern, text]) => ({
      product: { text, trade: tradeOf(text) },
      at: key.search(pattern),
    }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found.filter(
    ({ product }) => !found.some((other) => other.product.text.startsWith(`${product.text} `)),
  );
}

function readConditions(facts: Gathered, key: string): void {
  for (const [pattern, text] of foreignConditions) {
    if (pattern.test(key))
      facts.offers.push({
        kind: text.startsWith("orç") ? "quote" : "delivery",
        form: "noun",
        text,
      });
  }
  const [, days, unit, ownDays, ownUnit] = warranty.exec(key) ?? [];
  const count = days ?? ownDays;
  const isDays = (unit ?? ownUnit ?? "").startsWith("d");
  if (count !== undefined)
    facts.offers.push({
      kind: "guarantee",
      form: "noun",
      text: `garantia de ${count} ${isDays ? "dias" : "meses"}`,
    });
}

/** What a statement in English or Spanish says that can be told in Portuguese: known goods, known places, sums in reais. */
export function readForeign(facts: Gathered, text: string): void {
  const key = foldInPlace(text);
  const products = findProducts(key);
  facts.candidates.push(
    ...products.map(({ product }) => ({ product, announced: true, certain: true })),
  );
  readConditions(facts, key);
  const match = price.exec(key);
  const of = products.findLast(({ at }) => at < (match?.index ?? -1))?.product;
  if (match !== null) facts.prices.push({ ...toPrice(match), ...(of === undefined ? {} : { of }) });
  for (const [, name = ""] of text.matchAll(inPlace)) {
    if (knownPlace(name) !== undefined) facts.places.push(toPlace(name));
  }
}

function toPrice([, from, sum = ""]: RegExpExecArray): Price {
  if (from === undefined) return { text: `por R$ ${sum}`, short: `por R$ ${sum}` };
  return { text: `a partir de R$ ${sum}`, short: `desde R$ ${sum}` };
}
