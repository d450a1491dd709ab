import { fitsLimit } from "../../../../../domain/ad-limits/count-characters.ts";
import { capitalise } from "../../text/grammar.ts";
import type { AdFacts, NounPhrase, Offer, Place, Price } from "../ad-facts.ts";
import { shorterForms, withArticle } from "./noun-phrases.ts";
import { audienceOf, priced, tailsOf } from "./sentences.ts";

type Title = string | undefined;

/** Other products, and conditions, that come before the place and the invitations. */
const mostOthers = 4;

function first(titles: readonly Title[], limit: number): Title {
  return titles
    .filter((title) => title !== undefined)
    .map(capitalise)
    .find((title) => fitsLimit(title, limit));
}

/** The longest form of the product that leaves room for the rest. */
function fill(product: NounPhrase, limit: number, write: (name: string) => string): Title {
  return first(shorterForms(product.text).map(write), limit);
}

export function withPlace(product: NounPhrase, place: Place | undefined, limit: number): Title {
  return place && fill(product, limit, (name) => `${name} ${place.text}`);
}

/** The product keeps its full name beside a sum: "pizza grande por R$ 40" is not "pizza por R$ 40". */
export function priceTitle(price: Price, limit: number, isOnly: boolean): Title {
  const { of, text, short, until } = price;
  const alone = priced({ text, short });
  const untilSays = until === undefined ? undefined : priced(price);
  if (of === undefined) return first([untilSays, alone], limit);
  const isFrom = text.startsWith("a partir de");
  const shorter = isOnly && isFrom ? shorterForms(of.text).slice(1) : [];
  return first([untilSays, `${of.text} ${text}`, `${of.text} ${short}`, ...shorter.map((name) => `${name} ${short}`), alone], limit);
}

function offerTitle(offer: Offer, limit: number): Title {
  if (offer.bound === true || offer.kind === "deadline") return offer.of && dated(offer, limit);
  if (offer.kind === "instalments") return first([`pague ${offer.text}`, offer.text], limit);
  const shorter = offer.kind === "hours" ? offer.text.split(",")[0] : undefined;
  const bare = shorter?.replace(/^atendimento /u, "");
  const orders = offer.kind === "order" && /WhatsApp/.test(offer.text) ? "encomendas pelo WhatsApp" : undefined;
  return first([offer.text, shorter, bare, orders], limit);
}

/** "matrículas abertas até 10/12" */
function dated({ of, kind, text }: Offer, limit: number): Title {
  return of === undefined || kind !== "deadline" ? undefined : first([`${of.text} ${text}`], limit);
}

function question(product: NounPhrase, limit: number): Title {
  const asks = product.trade === "goods" || product.trade === "business" ? "procura" : "precisa de";
  return fill(product, limit, (name) => `${asks} ${name}?`);
}

function invitation(product: NounPhrase, limit: number): Title {
  const shop = withArticle(product);
  if (shop !== undefined) return first([`conheça ${shop}`], limit);
  return product.trade === "goods" ? fill(product, limit, (name) => `veja opções de ${name}`) : undefined;
}

function mainTitles(facts: AdFacts, main: NounPhrase, limit: number): Title[] {
  const [place, other] = facts.places;
  const audience = audienceOf(main, facts);
  const tails = tailsOf(main, facts).map((tail) => fill(main, limit, (name) => `${name} ${tail}`));
  return [
    tails[0] ?? fill(main, limit, (name) => name),
    withPlace(main, place, limit),
    ...facts.prices.slice(0, 1).map((price) => priceTitle(price, limit, facts.prices.length === 1)),
    audience === undefined ? undefined : fill(main, limit, (name) => `${name} ${audience}`),
    fill(main, limit, (name) => name),
    ...tails.slice(1, 3),
    withPlace(main, other, limit),
  ];
}

function otherTitles(facts: AdFacts, limit: number): Title[] {
  const others = facts.products.slice(1, 1 + mostOthers);
  return [
    ...others.map((product) => {
      const whole = product.audience === undefined ? product.text : `${product.text} ${product.audience}`;
      return first([whole, fill(product, limit, (name) => name)], limit);
    }),
    ...others.slice(0, 2).map((product) => withPlace(product, facts.places[0], limit)),
  ];
}

/** All titles that the facts give, the most useful first; some may say the same. */
export function titleIdeas(facts: AdFacts, calls: readonly string[], limit: number): string[] {
  const [main] = facts.products;
  const [place] = facts.places;
  const offers = facts.offers.map((offer) => offerTitle(offer, limit)).filter((title) => title !== undefined);
  const ideas: Title[] = [
    ...(main === undefined ? [] : mainTitles(facts, main, limit)),
    ...offers.slice(0, mostOthers),
    ...facts.prices.slice(1, 4).map((price) => priceTitle(price, limit, false)),
    ...otherTitles(facts, limit),
    facts.name,
    place && first([`atendimento ${place.text}`, place.text], limit),
    ...offers.slice(mostOthers),
    calls[0],
    main && question(main, limit),
    main && invitation(main, limit),
    ...facts.audiences.slice(0, 2).map(capitalise),
    calls[1],
  ];
  return ideas.filter((idea) => idea !== undefined);
}
