import type { AdFacts, NounPhrase, Price } from "../ad-facts.ts";
import { commonForms, shorterForms, withArticle } from "./noun-phrases.ts";
import { atPlace, audienceOf, nounOffers, tailsOf, withOffers } from "./sentences.ts";
import { asksFor } from "./title-parts.ts";

/** Ways to say the same with more or fewer facts, fullest first. */
export type Options = readonly string[];

/** "Fazemos", "temos", "conheça": what makes a sentence of the product's name. */
function leadOf(product: NounPhrase): string | undefined {
  if (product.trade === "business")
    return withArticle(product)?.startsWith("a ") ? "conheça a" : "conheça o";
  if (product.trade === "professional") return undefined;
  return product.trade === "quotable" ? "fazemos" : "temos";
}

function leadsOf(product: NounPhrase): string[] {
  if (product.trade === "business" && withArticle(product) === undefined) return [""];
  const lead = leadOf(product);
  return lead === undefined ? [""] : [`${lead} `, ""];
}

/** A name alone makes no sentence: "Precisa de costureira?" does. */
function bare(product: NounPhrase, leads: readonly string[]): string[] {
  return leads.map((lead) =>
    lead === "" ? `${asksFor(product)} ${product.text}?` : lead + product.text,
  );
}

/** "Fazemos conserto de celular na hora, na Vila Mariana, com garantia de 90 dias", in all lengths. */
export function identity(
  facts: AdFacts,
  product: NounPhrase,
  manner: Manner,
  price?: Price,
): Options {
  const offers = manner.conditions ? nounOffers(facts) : [];
  const [place] = facts.places;
  const [tail] = tailsOf(product, facts);
  const audience = audienceOf(product, facts);
  const cost = price === undefined ? "" : [price.text, price.until].filter(Boolean).join(" ");
  const withSum = (body: string, name: string) =>
    cost === "" ? body : body === name ? `${body} ${cost}` : `${body}, ${cost}`;
  const leads = manner.lead ? leadsOf(product) : [""];
  return shorterForms(product.text).flatMap((name) => {
    const full = [name, tail, audience].filter(Boolean).join(" ");
    const plain = [name, audience].filter(Boolean).join(" ");
    const placed = full + atPlace(place, audience === undefined ? tail : undefined);
    const bodies = [
      withSum(placed, name) + withOffers(offers.slice(0, 2)),
      withSum(placed, name) + withOffers(offers.slice(0, 1)),
      withSum(placed, name),
      placed + withOffers(offers.slice(0, 1)),
      placed,
      plain + atPlace(place),
      withSum(name + atPlace(place), name),
      name + atPlace(place),
      name,
    ].slice(manner.brief ? -3 : 0);
    return bodies.flatMap((body) =>
      body === product.text ? bare(product, leads) : leads.map((lead) => lead + body),
    );
  });
}

/** "Precisa de conserto de celular na Vila Mariana?" */
export function questions(facts: AdFacts): Options {
  const [main] = facts.products;
  if (main === undefined) return [];
  return commonForms(main).flatMap((name) => [
    `${asksFor(main)} ${name}${atPlace(facts.places[0])}?`,
    `${asksFor(main)} ${name}?`,
  ]);
}

/** How the first theme is written: with its verb, with conditions. */
export type Manner = { lead: boolean; conditions: boolean; brief?: true };
