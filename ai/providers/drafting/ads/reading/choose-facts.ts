import type { NounPhrase, Offer } from "../ad-facts.ts";
import { headOf, isTradeWord } from "../trade-of.ts";
import type { Candidate, Gathered } from "./collect-facts.ts";
import { unique } from "./unique.ts";

/** Shops and makers speak of themselves first and of their goods next: the goods are what people search for. */
function chooseMain(candidates: readonly Candidate[]): NounPhrase | undefined {
  const announced = candidates.filter((candidate) => candidate.announced);
  const first = candidates.find(isSure) ?? candidates[0];
  const made = announced.find(
    ({ product }) => product.trade === "goods" && isTradeWord(headOf(product.text)),
  );
  return first?.product.trade === "professional" && made !== undefined
    ? made.product
    : first?.product;
}

/** "bonecas" beside "bonecas de pano" is the same thing once more. */
function withoutBeginnings(products: readonly NounPhrase[]): NounPhrase[] {
  return products.filter(
    ({ text }, at) => at === 0 || !products.some((other) => other.text.startsWith(`${text} `)),
  );
}

/** A thing that was announced, or that shops are known to sell. */
function isSure({ product, announced, certain }: Candidate): boolean {
  return announced || (certain && isTradeWord(headOf(product.text)));
}

export function chooseProducts(candidates: readonly Candidate[]): NounPhrase[] {
  const main = chooseMain(candidates);
  if (main === undefined) return [];
  const others = candidates.filter(isSure).map((candidate) => candidate.product);
  return withoutBeginnings(unique([main, ...others], (product) => product.text));
}

/** What is named beside the products and may be anything: "certificado", "acesso vitalício". */
export function chooseExtras(
  { candidates, offers, prices }: Gathered,
  products: readonly NounPhrase[],
): Offer[] {
  const [main] = products;
  if (main === undefined || main.trade === "professional") return [];
  const told = [
    ...products,
    ...offers.map((offer) => offer.of),
    ...prices.map((price) => price.of),
  ];
  return candidates
    .filter((candidate) => candidate.certain && !told.includes(candidate.product))
    .filter(({ product }) => !products.some((other) => other.text.startsWith(product.text)))
    .map(({ product }) => ({ kind: "extra", form: "noun", text: product.text }));
}

/** A date that stands apart belongs to the one price or discount there is, else to the product. */
export function placeDeadlines(facts: Gathered, main: NounPhrase | undefined): Offer[] {
  const apart = facts.offers.filter((offer) => offer.kind === "deadline" && offer.of === undefined);
  const [deadline] = apart;
  const rest = facts.offers.filter((offer) => !apart.includes(offer));
  if (deadline === undefined) return rest;
  const discounts = rest.filter((offer) => offer.kind === "discount");
  const [discount] = discounts;
  const [price] = facts.prices;
  if (discount !== undefined && discounts.length === 1) discount.text += ` ${deadline.text}`;
  else if (price !== undefined && facts.prices.length === 1) price.until ??= deadline.text;
  else if (main !== undefined) return [...rest, { ...deadline, of: main }];
  return rest;
}
