import { capitalise } from "../../text/grammar.ts";
import type { AdFacts, Offer } from "../ad-facts.ts";
import { isPart } from "../trade-of.ts";
import { identity, type Manner, type Options } from "./identity.ts";
import {
  aloneOffers,
  atPlace,
  havings,
  list,
  nounOffers,
  offersOf,
  priced,
  sentence,
  withOffers,
} from "./sentences.ts";

/** "Troca de tela a partir de R$ 180, em até 3x" */
function pricing(facts: AdFacts, offers: readonly Offer[]): Options {
  const parts = facts.offers.find((offer) => offer.kind === "instalments")?.text;
  return facts.prices.slice(0, 3).flatMap((price, at) => {
    const next = facts.prices[at + 1];
    const base = priced(price);
    const both = [...offersOf(price.of, facts), ...offers].filter(
      (offer) => !base.includes(offer.text),
    );
    return [
      ...(next?.of === undefined || price.of === undefined ? [] : [`${base}, ${priced(next)}`]),
      ...(parts === undefined ? [] : [`${base}, ${parts}`]),
      base + withOffers(both.slice(0, 2)),
      base + withOffers(both.slice(0, 1)),
      base,
    ];
  });
}

function freshFirst(offers: readonly Offer[], said: string): Offer[] {
  const fresh = offers.filter((offer) => !said.includes(offer.text));
  return fresh.length > 0 ? fresh : [...offers];
}

/** Beginnings of a list, longest first. */
function beginnings(items: readonly string[], least: number, most: number): string[] {
  const longest = Math.min(most, items.length);
  return Array.from({ length: Math.max(0, longest - least + 1) }, (_, less) =>
    list(items.slice(0, longest - less)),
  );
}

export function conditions(facts: AdFacts, said: string): Options {
  const parts = facts.offers
    .filter((offer) => offer.kind === "instalments")
    .map((offer) => `pague ${offer.text}`);
  const all = havings(facts);
  const fresh = all.filter((offer) => !said.includes(offer.text));
  const nouns = (fresh.length > 0 ? fresh : all).map((offer) => offer.text);
  const lists = beginnings(nouns, 1, 3).map((texts) => `temos ${texts}`);
  return [
    ...lists.flatMap((list) => parts.map((pay) => `${list}. ${capitalise(pay)}`)),
    ...lists,
    ...parts,
  ];
}

/** "Aceitamos Pix e cartão. Atendimento de segunda a sexta" */
function plainStatements(facts: AdFacts, said: string): Options {
  const isSaid = (text: string) => said.toLowerCase().includes(text.toLowerCase());
  const dated = facts.offers.filter((offer) => offer.kind === "deadline" && offer.of !== undefined);
  const texts = [
    ...dated.map((offer) => `${offer.of?.text ?? ""} ${offer.text}`),
    ...aloneOffers(facts).map((offer) => offer.text),
  ].filter((text) => !isSaid(text));
  return texts.flatMap((text, at) => {
    const next = texts[at + 1];
    return next === undefined ? [text] : [`${sentence(text)} ${sentence(next).slice(0, -1)}`, text];
  });
}

function assortment(facts: AdFacts): Options {
  const goods = facts.products.filter(
    (product) =>
      product.trade !== "professional" && product.trade !== "business" && !isPart(product),
  );
  const lead = goods.every((product) => product.trade === "quotable")
    ? "fazemos"
    : "trabalhamos com";
  const names = goods.map((product) => [product.text, product.audience].filter(Boolean).join(" "));
  return beginnings(names, 2, 4).flatMap((listed) => [
    `${lead} ${listed}${atPlace(facts.places[0])}`,
    `${lead} ${listed}`,
  ]);
}

const plainly: Manner = { lead: true, conditions: true };

/** A theme given what the descriptions before it have said. */
export type Theme = (said: string) => Options;

/** The bodies of the descriptions, in the order of their worth. */
export function themes(facts: AdFacts, manner = plainly): Theme[] {
  const [main] = facts.products;
  const [place] = facts.places;
  const offers = nounOffers(facts);
  const only =
    facts.prices.length === 1 ? facts.prices.find((price) => price.of === main) : undefined;
  const where: Options = place === undefined ? [] : [`atendimento ${place.text}`];
  return [
    () => (main === undefined ? where : identity(facts, main, manner, only)),
    (said) => pricing(facts, freshFirst(offers, said)),
    (said) => conditions(facts, said),
    (said) => plainStatements(facts, said),
    () => assortment(facts),
    (said) => conditions(facts, said),
    (said) => plainStatements(facts, said),
  ];
}
