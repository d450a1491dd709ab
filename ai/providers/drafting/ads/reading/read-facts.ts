import { fold } from "../../../../../domain/search/fold.ts";
import type { AdFacts, NounPhrase, Place } from "../ad-facts.ts";
import { headOf, isTradeWord } from "../trade-of.ts";
import { cleanText } from "./clean-text.ts";
import { type Candidate, collectFacts, type Gathered } from "./collect-facts.ts";
import { dropClaims } from "./drop-claims.ts";
import { dropRequests, isTakeover } from "./drop-requests.ts";
import { isForeign } from "./language.ts";
import { labelledAudience } from "./read-audience.ts";
import { toPlace } from "./read-places.ts";
import { readLabelledPrice } from "./read-price.ts";
import { restorePlaces } from "./restore-places.ts";
import { restoreWords } from "./restore-words.ts";
import { settleCase } from "./settle-case.ts";
import { type Statement, splitStatements } from "./split-statements.ts";

/** Statements read; an ad has room for far fewer facts. */
const mostStatements = 150;
/** Facts of one kind kept. */
const mostFacts = 24;

function unique<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const item of items) {
    const key = fold(textOf(item));
    if (!byKey.has(key)) byKey.set(key, item);
  }
  return [...byKey.values()].slice(0, mostFacts);
}

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

/** Shops and makers speak of themselves first and of their goods next: the goods are what people search for. */
function chooseMain(candidates: readonly Candidate[]): NounPhrase | undefined {
  const announced = candidates.filter((candidate) => candidate.announced);
  const isSure = ({ product, announced, certain }: Candidate) =>
    announced || (certain && isTradeWord(headOf(product.text)));
  const first = candidates.find(isSure) ?? candidates[0];
  const made = announced.find((candidate) => candidate.product.trade === "goods");
  return first?.product.trade === "professional" && made !== undefined
    ? made.product
    : first?.product;
}

function chooseProducts(candidates: readonly Candidate[]): NounPhrase[] {
  const main = chooseMain(candidates);
  if (main === undefined) return [];
  const others = candidates
    .filter((candidate) => candidate.certain)
    .map((candidate) => candidate.product);
  return unique([main, ...others], (product) => product.text);
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
    if (isForeign(statement.text)) facts.foreign = true;
    else readStatement(facts, statement);
  }
  return facts;
}

/** Everything in the description that an ad may state; nothing that is not there. */
export function readFacts(description: string): AdFacts {
  const text = restorePlaces(restoreWords(settleCase(cleanText(description))));
  const { candidates, ...facts } = readAll(splitStatements(text));
  return {
    ...facts,
    products: chooseProducts(candidates),
    places: unique(facts.places, (place) => place.name),
    audiences: unique(facts.audiences, (audience) => audience),
    prices: unique(facts.prices, (price) => `${price.of?.text ?? ""} ${price.text}`),
    offers: unique(facts.offers, (offer) => offer.text),
    calls: [...new Set(facts.calls)],
  };
}
