import { fitsLimit } from "../../../../../domain/ad-limits/count-characters.ts";
import { shortestCall } from "../../phrases/ads.ts";
import { capitalise } from "../../text/grammar.ts";
import type { AdFacts, NounPhrase, Offer, Price } from "../ad-facts.ts";
import { isPart } from "../trade-of.ts";
import { commonForms, essence, shorterForms, withArticle } from "./noun-phrases.ts";
import {
  aloneOffers,
  atPlace,
  audienceOf,
  havings,
  list,
  nounOffers,
  offersOf,
  priced,
  sentence,
  tailsOf,
  withOffers,
} from "./sentences.ts";
import { asksFor } from "./write-titles.ts";

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
function identity(facts: AdFacts, product: NounPhrase, manner: Manner, price?: Price): Options {
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

function conditions(facts: AdFacts, said: string): Options {
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

/** Words that make a sentence of a fact and say nothing themselves. */
const leadWords = new Set(
  "temos fazemos trabalhamos conheca procura precisa pague preco precos atendimento".split(" "),
);

function sayings(text: string): string[] {
  return essence(text)
    .split(" ")
    .filter((word) => !leadWords.has(word));
}

/** The options that add a word to what was said. */
export function saysMore(options: Options, said: string): Options {
  const known = new Set(sayings(said));
  return options.filter((option) => sayings(option).some((word) => !known.has(word)));
}

/** Options that may be skipped for a better invitation: the same words without their verb. */
const skippable = 1;

function fitting(options: Options, call: string, limit: number): number {
  return options.findIndex((option) => fitsLimit(`${sentence(option)} ${sentence(call)}`, limit));
}

/** The fullest option that leaves room for an invitation, which makes it a whole sentence. */
export function describe(
  options: Options,
  calls: readonly string[],
  limit: number,
): string | undefined {
  const places = calls
    .map((call) => ({ call, at: fitting(options, call, limit) }))
    .filter(({ at }) => at >= 0);
  const fullest = Math.min(...places.map(({ at }) => at));
  const best = places.find(({ at }) => at === fullest);
  const brief = fitting(options, shortestCall, limit);
  const isBetter = brief >= 0 && (best === undefined || brief < best.at - skippable);
  const chosen = isBetter ? { call: shortestCall, at: brief } : best;
  if (chosen === undefined) return undefined;
  return `${sentence(options[chosen.at] ?? "")} ${sentence(chosen.call)}`;
}
