import { capitalise, joinList } from "../../text/grammar.ts";
import type { AdFacts, NounPhrase, Offer, Place, Price } from "../ad-facts.ts";

/** "frete e mudança", "banho e tosa": two words of equal weight, each an item. */
const evenPair = /^\S+ e \S+$/u;

/** "a, b e c"; an item with an "e" of its own is taken apart where that is safe, or set off by "além de". */
export function list(items: readonly string[]): string {
  const single =
    items.length > 1
      ? items.flatMap((item) => (evenPair.test(item) ? item.split(" e ") : [item]))
      : items;
  if (single.length < 2 || !single.some((item) => / e /.test(item))) return joinList(single);
  return `${single.slice(0, -1).join(", ")}, além de ${single.at(-1) ?? ""}`;
}

/** A sentence with its capital and its full stop. */
export function sentence(text: string): string {
  return /[?.]$/.test(text) ? capitalise(text) : `${capitalise(text)}.`;
}

export function audienceOf(product: NounPhrase, facts: AdFacts): string | undefined {
  const [main] = facts.products;
  return product.audience ?? (product === main ? facts.audiences[0] : undefined);
}

/** Stand as sentences of their own although their form is a noun's. */
const standsAlone = new Set<Offer["kind"]>(["hours", "order", "schedule"]);

/** What can stand behind "temos". */
export function havings(facts: AdFacts): Offer[] {
  const extras = facts.offers.filter((offer) => offer.kind === "extra");
  return [...nounOffers(facts), ...extras];
}

/** Said of one thing only and not of the shop: "notebooks usados com 3 meses de garantia". */
export function isSpecific({ of }: Offer, facts: AdFacts): boolean {
  const [main] = facts.products;
  return of !== undefined && main !== undefined && !of.text.startsWith(main.text);
}

/** Conditions of one thing: behind "com" where that thing is named. */
export function offersOf(product: NounPhrase | undefined, facts: AdFacts): Offer[] {
  return facts.offers.filter(
    (offer) => offer.form === "noun" && offer.of !== undefined && offer.of === product,
  );
}

/** Conditions of the shop or the main product that can stand behind "com". */
export function nounOffers(facts: AdFacts): Offer[] {
  return facts.offers.filter(
    (offer) =>
      offer.form === "noun" &&
      offer.kind !== "extra" &&
      !standsAlone.has(offer.kind) &&
      !isSpecific(offer, facts),
  );
}

export function aloneOffers(facts: AdFacts): Offer[] {
  return facts.offers.filter((offer) => offer.form === "alone" || standsAlone.has(offer.kind));
}

const notOfProduct = new Set<Offer["kind"]>(["instalments", "deadline"]);

/** What qualifies the product itself: "na hora", "sem glúten", "em domicílio", "há 12 anos". */
export function tailsOf(product: NounPhrase, facts: AdFacts): string[] {
  const [main] = facts.products;
  return facts.offers
    .filter((offer) => offer.form === "tail" && !notOfProduct.has(offer.kind))
    .filter(
      (offer) =>
        offer.of === product ||
        (offer.of === undefined && product === main && offer.kind !== "experience"),
    )
    .filter((offer) => agrees(offer, product))
    .map((offer) => offer.text);
}

/** An adjective follows a noun only where the endings show that it belongs: "bolos caseiros". */
function agrees(offer: Offer, product: NounPhrase): boolean {
  const made = /^(?:feit|produzid|preparad)[oa]s?/u.exec(offer.text)?.[0];
  if (offer.kind !== "quality" || (offer.bound !== true && made === undefined)) return true;
  const head = product.text.split(" ")[0] ?? "";
  const adjective = made ?? offer.text.split(" ").at(-1) ?? "";
  const gender = /([oa])s?$/.exec(adjective)?.[1];
  const genderFits = gender === undefined || new RegExp(`${gender}s?$`).test(head);
  return head.endsWith("s") === adjective.endsWith("s") && genderFits && !/ e /.test(product.text);
}

/** ", com garantia de 90 dias e entrega grátis" */
export function withOffers(offers: readonly Offer[]): string {
  return offers.length === 0 ? "" : `, com ${list(offers.map((offer) => offer.text))}`;
}

/** " na Vila Mariana"; behind "na hora" or "em domicílio" the place stands apart: "na hora, na Vila Mariana". */
export function atPlace(place: Place | undefined, before = ""): string {
  if (place === undefined) return "";
  const repeats = /^(?:em|n[ao]s?) /u.test(before) && /^(?:em|n[ao]s?) /u.test(place.text);
  return repeats ? `, ${place.text}` : ` ${place.text}`;
}

export function withAudience({ text, audience }: NounPhrase): string {
  return audience === undefined ? text : `${text} ${audience}`;
}

/** "troca de tela a partir de R$ 180"; without a product, "preço: R$ 35" or "preços a partir de R$ 35". */
export function priced(price: Price): string {
  const until = price.until === undefined ? "" : ` ${price.until}`;
  if (price.of !== undefined) return `${withAudience(price.of)} ${price.text}${until}`;
  return `${price.text.replace(/^(?:por|a) (?=R\$)/u, "preço: ").replace(/^(?=a partir)/u, "preços ")}${until}`;
}
