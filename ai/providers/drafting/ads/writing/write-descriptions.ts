import { fitsLimit } from "../../../../../domain/ad-limits/count-characters.ts";
import type { AdFacts, NounPhrase, Offer } from "../ad-facts.ts";
import { shorterForms } from "./noun-phrases.ts";
import { aloneOffers, audienceOf, list, nounOffers, priced, sentence, tailsOf, withOffers } from "./sentences.ts";

/** Ways to say the same with more or fewer facts, fullest first. */
export type Options = readonly string[];

/** "Conserto de celular na hora na Vila Mariana, com garantia de 90 dias" */
export function identity(facts: AdFacts, product: NounPhrase, offers: readonly Offer[]): Options {
  const part = (text: string | undefined) => (text === undefined ? "" : ` ${text}`);
  const where = part(facts.places[0]?.text);
  const forWhom = part(audienceOf(product, facts));
  const how = part(tailsOf(product, facts)[0]);
  return shorterForms(product.text).flatMap((name) => [
    `${name}${how}${forWhom}${where}${withOffers(offers.slice(0, 2))}`,
    `${name}${how}${forWhom}${where}${withOffers(offers.slice(0, 1))}`,
    `${name}${how}${forWhom}${where}`,
    `${name}${forWhom}${where}`,
    `${name}${where}`,
    name,
  ]);
}

/** "Troca de tela a partir de R$ 180, em até 3x" */
export function pricing(facts: AdFacts, offers: readonly Offer[]): Options {
  const parts = facts.offers.find((offer) => offer.kind === "instalments")?.text;
  return facts.prices.slice(0, 3).flatMap((price, at) => {
    const next = facts.prices[at + 1];
    const base = priced(price);
    return [
      ...(next?.of === undefined || price.of === undefined ? [] : [`${base}, ${priced(next)}`]),
      ...(parts === undefined ? [] : [`${base}, ${parts}`]),
      `${base}${withOffers(offers.slice(0, 2))}`,
      `${base}${withOffers(offers.slice(0, 1))}`,
      base,
    ];
  });
}

/** Beginnings of a list, longest first. */
function beginnings(items: readonly string[], least: number, most: number): Options {
  const lengths = Array.from({ length: Math.max(0, Math.min(most, items.length) - least + 1) }, (_, at) => at);
  return lengths.map((less) => list(items.slice(0, Math.min(most, items.length) - less)));
}

function conditions(facts: AdFacts): Options {
  const parts = facts.offers.filter((offer) => offer.kind === "instalments").map((offer) => `pague ${offer.text}`);
  const nouns = nounOffers(facts).map((offer) => offer.text);
  return [...beginnings(nouns, 2, 3), ...parts, ...beginnings(nouns, 1, 1)];
}

/** "Aceitamos Pix e cartão. Atendimento de segunda a sexta" */
function plainStatements(facts: AdFacts): Options {
  const texts = [
    ...aloneOffers(facts).map((offer) => offer.text),
    ...facts.offers.filter((offer) => offer.kind === "experience" && offer.form === "tail").map((offer) => offer.text),
  ];
  return texts.flatMap((text, at) => {
    const next = texts[at + 1];
    return next === undefined ? [text] : [`${sentence(text)} ${sentence(next).slice(0, -1)}`, text];
  });
}

function assortment(facts: AdFacts): Options {
  const names = facts.products.map((product) => [product.text, product.audience].filter(Boolean).join(" "));
  const where = facts.places[0] === undefined ? "" : ` ${facts.places[0].text}`;
  return beginnings(names, 2, 4).flatMap((names) => [`${names}${where}`, names]);
}

function question(facts: AdFacts, main: NounPhrase): Options {
  const asks = main.trade === "goods" || main.trade === "business" ? "procura" : "precisa de";
  const place = facts.places[0] === undefined ? "" : ` ${facts.places[0].text}`;
  return shorterForms(main.text).flatMap((name) => [`${asks} ${name}${place}?`, `${asks} ${name}?`]);
}

/** The bodies of the descriptions, each a theme of its own, in the order of their worth. */
export function themes(facts: AdFacts): Options[] {
  const [main] = facts.products;
  const offers = nounOffers(facts);
  const later = offers.length > 2 ? offers.slice(2) : offers;
  const place = facts.places[0];
  return [
    ...(main === undefined ? [] : [identity(facts, main, offers)]),
    pricing(facts, later),
    conditions(facts),
    plainStatements(facts),
    assortment(facts),
    ...(place === undefined || main !== undefined ? [] : [[`atendimento ${place.text}`]]),
    ...(main === undefined ? [] : [question(facts, main)]),
  ].filter((options) => options.length > 0);
}

/** The fullest option that leaves room for an invitation, which makes it a whole sentence. */
export function describe(options: Options, calls: readonly string[], limit: number): string | undefined {
  for (const option of options) {
    const call = calls.find((invitation) => fitsLimit(`${sentence(option)} ${sentence(invitation)}`, limit));
    if (call !== undefined) return `${sentence(option)} ${sentence(call)}`;
  }
  return undefined;
}
