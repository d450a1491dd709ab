import type { AdFacts, Place } from "../ad-facts.ts";
import { chooseExtras, chooseProducts, placeDeadlines } from "./choose-facts.ts";
import { cleanText } from "./clean-text.ts";
import { collectFacts } from "./collect-facts.ts";
import { dropClaims } from "./drop-claims.ts";
import { dropRequests, isTakeover } from "./drop-requests.ts";
import { isForeign } from "./language.ts";
import { toPlace } from "./place-names.ts";
import { labelledAudience } from "./read-audience.ts";
import { readForeign } from "./read-foreign.ts";
import { readLabelledPrice } from "./read-price.ts";
import type { Gathered } from "./reading-state.ts";
import { restorePlaces } from "./restore-places.ts";
import { restoreWords } from "./restore-words.ts";
import { settleCase } from "./settle-case.ts";
import { type Statement, splitStatements } from "./split-statements.ts";
import { unique } from "./unique.ts";

/** Statements read; an ad has room for far fewer facts. */
const mostStatements = 150;
function readPlaces(value: string): Place[] {
  const street = value.replace(/,?\s*n?[º°]?\s*\d+.*$/u, "");
  return street
    .split(/[,;/()]|\s-\s|\se\s/u)
    .map((part) => part.trim().replace(/^(?:em|no|na|nos|nas|bairro)\s+/iu, ""))
    .filter((part) => /^\p{L}[\p{L}\p{M}\s.'-]{2,39}$/u.test(part) && part.split(/\s+/).length <= 5)
    .map((part) => toPlace(part.charAt(0).toUpperCase() + part.slice(1)));
}

function readStatement(facts: Gathered, { slot, text }: Statement): void {
  if (slot === "ignored") return;
  const honest = dropClaims(slot === "general" ? dropRequests(text) : text);
  if (honest === "") return;
  if (slot === "place") facts.places.push(...readPlaces(honest));
  else if (slot === "audience") facts.audiences.push(labelledAudience(honest));
  else if (slot === "name") readName(facts, honest);
  else if (slot === "price") readPrice(facts, honest);
  else collectFacts(facts, honest, slot === "product");
}

/** The price behind "Preço:" is that of the one product named so far. */
function readPrice(facts: Gathered, value: string): void {
  const known = facts.prices.length;
  collectFacts(facts, readLabelledPrice(value));
  const [only, second] = facts.candidates;
  const [price, more] = facts.prices.slice(known);
  if (only !== undefined && second === undefined && price !== undefined && more === undefined)
    price.of ??= only.product;
}

function readName(facts: Gathered, value: string): void {
  if (/\p{Lu}/u.test(value) && value.length <= 40) facts.name ??= value.trim();
  else collectFacts(facts, value, true);
}

function readAll(statements: readonly Statement[]): Gathered {
  const facts: Gathered = {
    candidates: [],
    places: [],
    audiences: [],
    prices: [],
    offers: [],
    calls: [],
    foreign: false,
  };
  for (const statement of statements.slice(0, mostStatements)) {
    if (isTakeover(statement.text)) continue;
    if (isForeign(statement.text)) {
      facts.foreign = true;
      readForeign(facts, dropClaims(dropRequests(statement.text)));
    } else readStatement(facts, statement);
  }
  return facts;
}

/** Everything in the description that an ad may state; nothing that is not there. */
export function readFacts(description: string): AdFacts {
  const text = restorePlaces(restoreWords(settleCase(cleanText(description))));
  const { candidates, ...facts } = readAll(splitStatements(text));
  const products = chooseProducts(candidates);
  const gathered = { ...facts, candidates };
  const offers = [...placeDeadlines(gathered, products[0]), ...chooseExtras(gathered, products)];
  return {
    ...facts,
    products,
    places: unique(facts.places, (place) => place.name),
    audiences: unique(facts.audiences, (audience) => audience),
    prices: unique(facts.prices, (price) => `${price.of?.text ?? ""} ${price.text}`),
    offers: unique(offers, (offer) => offer.text),
    calls: [...new Set(facts.calls)],
  };
}
