import type { AdFacts, NounPhrase, Offer, Price } from "../ad-facts.ts";
import { headOf, isTradeWord } from "../trade-of.ts";
import { audienceReader } from "./read-audience.ts";
import { readClause } from "./read-clause.ts";
import { lateOfferReaders, offerReaders } from "./read-offers.ts";
import { readBarePlace, splitPlaces, toPlace } from "./read-places.ts";
import { priceReaders } from "./read-price.ts";
import { timeReaders } from "./read-times.ts";
import { type Found, type Segment, takeApart } from "./segments.ts";
import { isListOfItems, splitClauses, splitPair } from "./split-clauses.ts";

/** A product and how sure it is to be one. */
export type Candidate = { product: NounPhrase; announced: boolean; certain: boolean };

/** Facts while they are gathered; products are chosen at the end. */
export type Gathered = Omit<AdFacts, "products"> & { candidates: Candidate[] };

/** A statement while it is read. */
type Reading = {
  facts: Gathered;
  /** Behind the label "Produto:": everything it names is a product. */
  labelled: boolean;
  isList: boolean;
  /** Candidates of this statement. */
  own: Candidate[];
  /** Prices of this statement. */
  prices: Price[];
  /** The product right before, with nothing between. */
  open: NounPhrase | undefined;
  /** The open product is the end of a list: what follows belongs to all of it. */
  shared: boolean;
  /** The clause before was a product: this one goes on with the list. */
  listing: boolean;
  /** A price waiting for the product behind it: "R$ 12 o pote". */
  pending: Price | undefined;
  /** The fact right before, with no word between: "20% de desconto" before "até sexta". */
  last: Offer | Price | undefined;
};

function takeSegments(text: string): Segment[] {
  const first = takeApart(text, [...offerReaders, ...priceReaders, ...timeReaders]);
  const placed = first.flatMap((segment) =>
    typeof segment === "string" ? splitPlaces(segment) : [segment],
  );
  return placed.flatMap((segment) =>
    typeof segment === "string"
      ? takeApart(segment, [audienceReader, ...lateOfferReaders])
      : [segment],
  );
}

const takesTimes = new Set<Offer["kind"]>(["discount", "delivery", "order", "trial", "feature"]);

/** "curso por R$ 147, em até 12x, só até domingo": the date is that of the one price of the statement. */
function joinsStatement({ prices, open }: Reading, text: string): boolean {
  const [price, other] = prices;
  if (price === undefined || other !== undefined || open !== undefined) return false;
  price.until ??= text;
  return true;
}

/** "até sexta" right behind a price or a condition belongs to it. */
function joinsLast(reading: Reading, { kind, text }: Offer): boolean {
  const { last } = reading;
  const isTime = kind === "deadline" || kind === "hours";
  if (!isTime) return false;
  if (last === undefined) return kind === "deadline" && joinsStatement(reading, text);
  const time = text.replace(/^atendimento /u, "");
  if (!("kind" in last)) last.until = time;
  else if (takesTimes.has(last.kind)) {
    if (kind === "hours") last.untimed = last.text;
    last.text = `${last.text} ${time}`;
  }
  return !("kind" in last) || takesTimes.has(last.kind);
}

function addOffer(reading: Reading, offer: Offer): void {
  if (offer.text === "" || joinsLast(reading, offer)) return;
  const { open, shared, last } = reading;
  if (offer.kind === "discount" && offer.bound === true && open !== undefined) {
    reading.last = { ...offer, form: "alone", of: open, text: `${open.text} com ${offer.text}` };
    reading.facts.offers.push(reading.last);
    return;
  }
  if (offer.kind === "discount") delete offer.bound;
  const owner = open ?? (last !== undefined && !("kind" in last) ? last.of : undefined);
  const added = owner === undefined || shared ? offer : { ...offer, of: owner };
  reading.facts.offers.push(added);
  reading.last = added;
}

/** A maker or an unknown extra has no price of its own. */
function canCost({ product, announced }: Candidate): boolean {
  return product.trade !== "professional" && (announced || isTradeWord(headOf(product.text)));
}

function addPrice(reading: Reading, price: Price): void {
  const [only, second] = reading.own.filter(canCost);
  const of = reading.open ?? (second === undefined ? only?.product : undefined);
  const known: Price = of === undefined || reading.shared ? { ...price } : { ...price, of };
  reading.facts.prices.push(known);
  reading.prices.push(known);
  reading.last = known;
  if (known.of === undefined) reading.pending = known;
}

function addAudience({ facts, open, shared }: Reading, audience: string): void {
  if (open === undefined || shared) facts.audiences.push(audience);
  else open.audience ??= audience;
}

function addFound(reading: Reading, found: Found): void {
  const { facts } = reading;
  reading.listing = false;
  if (found.type === "price") addPrice(reading, found.price);
  if (found.type === "place") facts.places.push(found.place);
  if (found.type === "audience") addAudience(reading, found.audience);
  if (found.type === "offer") {
    if (found.call !== undefined) facts.calls.push(found.call);
    addOffer(reading, found.offer);
  }
}

function addProduct(reading: Reading, candidate: Candidate): void {
  reading.own.push(candidate);
  reading.facts.candidates.push(candidate);
  reading.open = candidate.product;
  if (reading.pending !== undefined) reading.pending.of = candidate.product;
  reading.pending = undefined;
}

/** "barbearia do Zé centro": the place at the end without a preposition. */
const centreAtEnd = /^(.{4,}) centro$/u;

function addPhrase(reading: Reading, phrase: string): void {
  const read = readClause(phrase);
  if (read === undefined) return;
  if ("quality" in read) {
    addOffer(reading, read.quality);
    return;
  }
  reading.last = undefined;
  const goesOn = reading.listing && read.whole && (reading.own.at(-1)?.announced ?? false);
  const announced = read.announced || reading.labelled || goesOn;
  const certain = announced || (reading.isList && read.whole);
  addProduct(reading, { product: read.product, announced, certain });
}

function addClause(reading: Reading, clause: string): void {
  const place = readBarePlace(clause);
  if (place !== undefined) {
    reading.facts.places.push(place);
    return;
  }
  const [, before] = centreAtEnd.exec(clause.trim()) ?? [];
  if (before !== undefined) reading.facts.places.push(toPlace("centro"));
  const parts = splitPair(before ?? clause, reading.listing);
  for (const part of parts) addPhrase(reading, part);
  reading.shared = parts.length > 1;
  reading.listing = reading.open !== undefined;
}

const startsWithArticle = /^\s*(?:o|a|cada|na|no|pelo|pela|os|as)\s/iu;

function addWords(reading: Reading, words: string): void {
  splitClauses(words).forEach((clause, at) => {
    if (at > 0) reading.last = undefined;
    if (at > 0 || (clause.trim() !== "" && !startsWithArticle.test(clause)))
      reading.pending = undefined;
    if (at === 0 && clause.trim() === "") return;
    reading.open = undefined;
    reading.shared = false;
    if (clause.trim() !== "") addClause(reading, clause);
  });
}

/** Reads one statement without requests and claims into the facts. */
export function collectFacts(facts: Gathered, text: string, labelled = false): void {
  const segments = takeSegments(text);
  const isList = isListOfItems(segments.filter((segment) => typeof segment === "string"));
  const reading: Reading = {
    facts,
    labelled,
    isList,
    own: [],
    prices: [],
    open: undefined,
    shared: false,
    pending: undefined,
    listing: false,
    last: undefined,
  };
  for (const segment of segments) {
    if (typeof segment === "string") addWords(reading, segment);
    else addFound(reading, segment);
  }
}
