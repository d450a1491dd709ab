import type { NounPhrase, Offer } from "../ad-facts.ts";
import { needsComplement } from "../lexicon/trades.ts";
import { headOf, isPart, isTradeWord, toSingular } from "../trade-of.ts";
import type { Candidate, Gathered } from "./reading-state.ts";
import { unique } from "./unique.ts";

/** Shops and makers speak of themselves first and of their goods next: the goods are what people search for. */
function chooseMain(candidates: readonly Candidate[]): NounPhrase | undefined {
  const announced = candidates.filter((candidate) => candidate.announced);
  const first = candidates.find((candidate) => candidate.certain) ?? candidates[0];
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

/** "venda" alone: of what? */
function saysWhat(product: NounPhrase): boolean {
  const { text } = product;
  if (isPart(product) && !/^\d/u.test(text)) return false;
  return text.includes(" ") || !needsComplement.has(toSingular(headOf(text)));
}

export function chooseProducts(candidates: readonly Candidate[]): NounPhrase[] {
  const main = chooseMain(candidates);
  if (main === undefined) return [];
  const others = candidates
    .filter(isSure)
    .map((candidate) => candidate.product)
    .filter(saysWhat);
  return withoutBeginnings(unique([main, ...others], (product) => product.text));
}

/** "troca fácil em até 30 dias" */
function withTail(product: NounPhrase, offers: readonly Offer[]): string {
  const tail = offers.find((offer) => offer.of === product && offer.form === "tail");
  return tail === undefined ? product.text : `${product.text} ${tail.text}`;
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
    ...offers
      .filter((offer) => offer.form !== "tail" || offer.kind === "deadline")
      .map((offer) => offer.of),
    ...prices.map((price) => price.of),
  ];
  return candidates
    .filter(({ product, certain }) => certain && saysWhat(product) && !told.includes(product))
    .filter(({ product }) => !/\p{Lu}/u.test(product.text))
    .filter(({ product }) => !products.some((other) => other.text.startsWith(product.text)))
    .map(({ product }) => ({ kind: "extra", form: "noun", text: withTail(product, offers) }));
}

/** A date that stands apart belongs to the one price or discount there is, else to the product. */
export function placeDeadlines(facts: Gathered, main: NounPhrase | undefined): Offer[] {
  const apart = facts.offers.filter(
    (offer) => offer.kind === "deadline" && offer.of === undefined && offer.form === "tail",
  );
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
