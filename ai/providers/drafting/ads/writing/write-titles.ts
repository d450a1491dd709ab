import { fitsLimit } from "../../../../../domain/ad-limits/count-characters.ts";
import { capitalise } from "../../text/grammar.ts";
import type { AdFacts, NounPhrase, Offer, Place, Price } from "../ad-facts.ts";
import { headOf, isPart, isTradeWord } from "../trade-of.ts";
import { commonForms, secondHalf, shorterForms, withArticle } from "./noun-phrases.ts";
import { audienceOf, isSpecific, priced, tailsOf, withAudience } from "./sentences.ts";

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

/** "no centro" for "no centro de Londrina" */
function shortPlace({ text }: Place): string {
  return text.replace(/(?<=centro|zona \p{Ll}+) d[aeo] \p{Lu}.*$/u, "");
}

export function withPlace(product: NounPhrase, place: Place | undefined, limit: number): Title {
  if (place === undefined) return undefined;
  const near = shortPlace(place);
  const names = shorterForms(product.text);
  const [whole = ""] = names;
  return first(
    [
      `${whole} ${place.text}`,
      `${whole} ${near}`,
      ...names.map((name) => `${name} ${place.text}`),
      ...names.map((name) => `${name} ${near}`),
    ],
    limit,
  );
}

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

/** Conditions that say nothing without what they qualify; with "atendimento" some do. */
function tailTitle({ kind, text, of }: Offer, limit: number): Title {
  if (kind === "deadline") return of && first([`${of.text} ${text}`], limit);
  if (kind === "instalments") return first([`pague ${text}`], limit);
  if (kind === "experience") return / n[ao] |desde/.test(text) ? first([text], limit) : undefined;
  const serves =
    /^(?:em domicílio|online|presencia|24)/.test(text) ||
    (kind === "speed" && text.startsWith("no mesmo dia"));
  return serves ? first([`atendimento ${text}`], limit) : undefined;
}

/** A time says nothing without what happens then. */
function isTime(text: string): boolean {
  return /^(?:às|aos|à|24|d[ae]s? |nos|nas|sábado|domingo|tod)| por semana$/u.test(text);
}

function offerTitle(offer: Offer, limit: number): Title {
  if (isTime(offer.text)) return undefined;
  if (offer.form === "tail")
    return offer.kind === "quality" && offer.bound !== true
      ? first([offer.text], limit)
      : tailTitle(offer, limit);
  if (
    offer.form === "noun" &&
    !offer.text.includes(" ") &&
    !/^(?:delivery|estacionamento)$/u.test(offer.text) &&
    offer.kind !== "extra"
  )
    return undefined;
  const shorter = offer.kind === "hours" ? offer.text.split(",")[0] : undefined;
  const untimed = offer.untimed;
  const off = offer.kind === "discount" ? offer.text.replace("% de desconto", "% off") : undefined;
  const orders =
    offer.kind === "order" && /WhatsApp/.test(offer.text) ? "encomendas pelo WhatsApp" : undefined;
  return first(
    [offer.text, shorter, shorter?.replace(/^atendimento /u, ""), off, untimed, orders],
    limit,
  );
}

/** "Atendimento na zona sul" where "na zona sul de São Paulo" is too long. */
function placeTitle(place: Place, limit: number): Title {
  if (/^(?:perto|próxim|ao lado|em frente|a \d)/u.test(place.text))
    return first([place.text], limit);
  return first([`atendimento ${place.text}`, `atendimento ${shortPlace(place)}`], limit);
}

export function asksFor({ trade }: NounPhrase): string {
  return trade === "goods" || trade === "business" ? "procura" : "precisa de";
}

function invitation(product: NounPhrase, limit: number): Title {
  const shop = withArticle(product);
  if (shop !== undefined) return first([`conheça ${shop}`], limit);
  return product.trade === "goods"
    ? fill(product, limit, (name) => `veja opções de ${name}`)
    : undefined;
}

function isRoundTheClock({ kind, text }: Offer): boolean {
  return kind === "hours" && /^atendimento 24 ?h(?:oras)?$/u.test(text);
}

function mainTitles(facts: AdFacts, main: NounPhrase, limit: number): Title[] {
  const [place, other] = facts.places;
  const audience = audienceOf(main, facts);
  const tails = tailsOf(main, facts).map((tail) =>
    isTime(tail)
      ? first([`${main.text} ${tail}`], limit)
      : fill(main, limit, (name) => `${name} ${tail}`),
  );
  const half = secondHalf(main);
  const forms = shorterForms(main.text);
  return [
    tails[0],
    withPlace(main, place, limit),
    ...facts.prices.slice(0, 1).map((price) => priceTitle(price, limit, standingOf(price, facts))),
    audience &&
      first(
        [
          ...forms.map((name) => `${name} ${audience}`),
          ...forms.map(
            (name) => `${name} ${audience.replace(/ (?:de|a partir de|acima de|até) \d.*$/u, "")}`,
          ),
        ],
        limit,
      ),
    fill(main, limit, (name) =>
      name.includes(" ") || place === undefined ? name : `${name} ${place.text}`,
    ),
    half && first([half], limit),
    ...facts.offers
      .filter((offer) => offer.of === main && isRoundTheClock(offer))
      .map(({ text }) =>
        fill(main, limit, (name) => `${name} ${text.replace("atendimento ", "")}`),
      ),
    ...tails.slice(1, 3),
    withPlace(main, other, limit),
  ];
}

function otherTitles(facts: AdFacts, limit: number): Title[] {
  const others = facts.products
    .slice(1)
    .filter((product) => !isPart(product))
    .slice(0, mostOthers);
  const whole = others.filter(
    ({ text, trade }) => text.includes(" ") || (trade !== "professional" && trade !== "business"),
  );
  const unsure = facts.products[0]?.trade === "professional" ? [] : whole;
  const known = whole.filter((product) => isTradeWord(headOf(product.text)));
  return [
    ...[...new Set([...known, ...unsure])].map((product) => {
      const tail = tailsOf(product, facts)[0];
      const whole = withAudience(product);
      return first(
        [tail && `${whole} ${tail}`, whole, fill(product, limit, (name) => name)],
        limit,
      );
    }),
    ...known.slice(0, 2).map((product) => withPlace(product, facts.places[0], limit)),
  ];
}

/** "notebooks com 3 meses de garantia" */
function specificTitle({ of, text }: Offer, limit: number): Title {
  return of && fill(of, limit, (name) => `${name} com ${text}`);
}

/** All titles that the facts give, the most useful first; some may say the same. */
export function titleIdeas(facts: AdFacts, calls: readonly string[], limit: number): string[] {
  const [main] = facts.products;
  const [place] = facts.places;
  const offers = facts.offers
    .map((offer) =>
      isSpecific(offer, facts) && offer.form === "noun"
        ? specificTitle(offer, limit)
        : offerTitle(offer, limit),
    )
    .filter((title) => title !== undefined);
  const ideas: Title[] = [
    ...(main === undefined ? [] : mainTitles(facts, main, limit)),
    ...offers.slice(0, mostOthers),
    ...facts.prices.slice(1, 4).map((price) => priceTitle(price, limit, standingOf(price, facts))),
    ...otherTitles(facts, limit),
    facts.name,
    place && placeTitle(place, limit),
    ...offers.slice(mostOthers),
    calls[0],
    main &&
      first(
        commonForms(main).map((name) => `${asksFor(main)} ${name}?`),
        limit,
      ),
    main && invitation(main, limit),
    calls[1],
  ];
  return ideas.filter((idea) => idea !== undefined);
}
