import { fitsLimit } from "../../../../../domain/ad-limits/count-characters.ts";
import { capitalise } from "../../text/grammar.ts";
import type { AdFacts, NounPhrase, Offer, Price } from "../ad-facts.ts";
import { shorterForms, withArticle } from "./noun-phrases.ts";
import {
  aloneOffers,
  atPlace,
  audienceOf,
  list,
  nounOffers,
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

/** "Fazemos conserto de celular na hora, na Vila Mariana, com garantia de 90 dias", in all lengths. */
export function identity(
  facts: AdFacts,
  product: NounPhrase,
  offers: readonly Offer[],
  price?: Price,
): Options {
  const [place] = facts.places;
  const [tail] = tailsOf(product, facts);
  const audience = audienceOf(product, facts);
  const sum = price === undefined ? "" : `, ${price.text}`;
  const leads = leadsOf(product);
  return shorterForms(product.text).flatMap((name) => {
    const full = [name, tail, audience].filter(Boolean).join(" ");
    const plain = [name, audience].filter(Boolean).join(" ");
    const placed = full + atPlace(full, place);
    const bodies = [
      placed + sum + withOffers(offers.slice(0, 2)),
      placed + sum + withOffers(offers.slice(0, 1)),
      placed + sum,
      placed + withOffers(offers.slice(0, 1)),
      placed,
      plain + atPlace(plain, place),
      name + atPlace(name, place),
      name,
    ];
    return bodies.flatMap((body) => leads.map((lead) => lead + body));
  });
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
      base + withOffers(offers.slice(0, 2)),
      base + withOffers(offers.slice(0, 1)),
      base,
    ];
  });
}

/** Beginnings of a list, longest first. */
function beginnings(items: readonly string[], least: number, most: number): string[] {
  const longest = Math.min(most, items.length);
  return Array.from({ length: Math.max(0, longest - least + 1) }, (_, less) =>
    list(items.slice(0, longest - less)),
  );
}

function conditions(facts: AdFacts): Options {
  const parts = facts.offers
    .filter((offer) => offer.kind === "instalments")
    .map((offer) => `pague ${offer.text}`);
  const nouns = nounOffers(facts).map((offer) => offer.text);
  const lists = [...beginnings(nouns.slice(-3), 2, 3), ...beginnings(nouns, 1, 1)];
  return [
    ...lists.flatMap((nouns) => parts.map((pay) => `temos ${nouns}. ${capitalise(pay)}`)),
    ...lists.map((nouns) => `temos ${nouns}`),
    ...parts,
  ];
}

/** "Aceitamos Pix e cartão. Atendimento de segunda a sexta" */
function plainStatements(facts: AdFacts): Options {
  const texts = aloneOffers(facts).map((offer) => offer.text);
  return texts.flatMap((text, at) => {
    const next = texts[at + 1];
    return next === undefined ? [text] : [`${sentence(text)} ${sentence(next).slice(0, -1)}`, text];
  });
}

function assortment(facts: AdFacts): Options {
  const goods = facts.products.filter(
    (product) => product.trade !== "professional" && product.trade !== "business",
  );
  const names = goods.map((product) => [product.text, product.audience].filter(Boolean).join(" "));
  return beginnings(names, 2, 4).flatMap((listed) => [
    `trabalhamos com ${listed}${atPlace(listed, facts.places[0])}`,
    `trabalhamos com ${listed}`,
  ]);
}

function question(facts: AdFacts, main: NounPhrase): Options {
  return shorterForms(main.text).flatMap((name) => [
    `${asksFor(main)} ${name}${atPlace(name, facts.places[0])}?`,
    `${asksFor(main)} ${name}?`,
  ]);
}

/** The bodies of the descriptions, each a theme of its own, in the order of their worth. */
export function themes(facts: AdFacts): Options[] {
  const [main] = facts.products;
  const [place] = facts.places;
  const offers = nounOffers(facts);
  const later = offers.length > 2 ? offers.slice(2) : offers;
  const own = facts.prices.find((price) => price.of === main && main !== undefined);
  const isSaid = offers.length === 1 && facts.prices.length + facts.products.length > 0;
  return [
    main === undefined
      ? []
      : identity(
          facts,
          main,
          offers,
          facts.prices.length > 1 || offers.length > 0 ? undefined : own,
        ),
    pricing(facts, later),
    isSaid && !facts.offers.some((offer) => offer.kind === "instalments") ? [] : conditions(facts),
    plainStatements(facts),
    assortment(facts),
    place === undefined || main !== undefined ? [] : [`atendimento ${place.text}`],
    main === undefined ? [] : question(facts, main),
  ].filter((options) => options.length > 0);
}

/** The fullest option that leaves room for an invitation, which makes it a whole sentence. */
export function describe(
  options: Options,
  calls: readonly string[],
  limit: number,
): string | undefined {
  for (const option of options) {
    const call = calls.find((invitation) =>
      fitsLimit(`${sentence(option)} ${sentence(invitation)}`, limit),
    );
    if (call !== undefined) return `${sentence(option)} ${sentence(call)}`;
  }
  return undefined;
}
