import type { AdFacts, Price } from "../ad-facts.ts";
import { shorterForms } from "./noun-phrases.ts";
import { priced, withAudience } from "./sentences.ts";
import { first, type Title } from "./title-parts.ts";

type PriceStanding = { only: boolean; ofMain: boolean };

export function standingOf(price: Price, facts: AdFacts): PriceStanding {
  return { only: facts.prices.length === 1, ofMain: price.of === facts.products[0] };
}

/**
 * The product keeps its full name beside a sum: "pizza grande por R$ 40" is not "pizza por R$ 40". Only the one
 * price "a partir de" may stand beside a shorter name. What limits the price in time always stands with it.
 */
export function priceTitle(price: Price, limit: number, { only, ofMain }: PriceStanding): Title {
  const { of, text, short, until } = price;
  const time = until === undefined ? "" : ` ${until}`;
  const alone = priced({ text, short }) + time;
  if (of === undefined) return first([alone], limit);
  const names = only && text.startsWith("a partir de") ? shorterForms(of.text).slice(1) : [];
  const sums = [` ${text}`, ` ${short}`, `: ${text.replace(/^(?:por|a) (?=R)/u, "")}`];
  const beside = [withAudience(of), of.text, ...names].flatMap((name) =>
    sums.map((sum) => name + sum + time),
  );
  return first([...beside, ...(only && ofMain ? [alone] : [])], limit);
}
