import type { AdFacts, NounPhrase } from "../ad-facts.ts";
import { headOf, isPart, isTradeWord } from "../trade-of.ts";
import { commonForms, secondHalf, shorterForms } from "./noun-phrases.ts";
import { isRoundTheClock, isTime, offerTitle, specificTitle } from "./offer-title.ts";
import { priceTitle, standingOf } from "./price-title.ts";
import { audienceOf, isSpecific, tailsOf, withAudience } from "./sentences.ts";
import {
  asksFor,
  fill,
  first,
  invitation,
  placeTitle,
  type Title,
  withPlace,
} from "./title-parts.ts";

/** Other products, and conditions, that come before the place and the invitations. */
const mostOthers = 4;

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
