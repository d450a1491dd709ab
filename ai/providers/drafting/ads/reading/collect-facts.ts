import { attachOffer } from "./attach-offer.ts";
import { attachPrice } from "./attach-price.ts";
import { attachPhrase } from "./attach-product.ts";
import { toPlace } from "./place-names.ts";
import { audienceReader } from "./read-audience.ts";
import { lateOfferReaders, offerReaders } from "./read-offers.ts";
import { readBarePlaces, splitPlaces } from "./read-places.ts";
import { priceReaders } from "./read-price.ts";
import { timeReaders } from "./read-times.ts";
import { type Gathered, isPrice, type Reading } from "./reading-state.ts";
import { type Found, type Segment, takeApart } from "./segments.ts";
import { isListOfItems, splitClauses, splitPair } from "./split-clauses.ts";

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

function addAudience({ facts, open, shared }: Reading, audience: string): void {
  if (open === undefined || shared) facts.audiences.push(audience);
  else open.audience ??= audience;
}

function addFound(reading: Reading, found: Found): void {
  const { facts } = reading;
  reading.listing = false;
  if (found.type === "price") attachPrice(reading, found.price);
  if (found.type === "place") facts.places.push(found.place);
  if (found.type === "audience") addAudience(reading, found.audience);
  if (found.type === "offer") {
    if (found.call !== undefined) facts.calls.push(found.call);
    attachOffer(reading, found.offer);
  }
}

/** "e Betim" behind "entrega em Contagem" goes on with it. */
function goesOnWithDelivery({ last, facts }: Reading, clause: string): boolean {
  if (last === undefined || isPrice(last) || last.kind !== "delivery" || !/^\s*e /u.test(clause))
    return false;
  const [place, other] = readBarePlaces(clause);
  if (place === undefined || other !== undefined || !/ (?:em|n[ao]s?) /u.test(last.text))
    return false;
  last.text = `${last.text} e ${place.name}`;
  return facts.offers.includes(last);
}

/** "barbearia do Zé centro": the place at the end without a preposition. */
const centreAtEnd = /^(.{4,}) centro$/u;

function addClause(reading: Reading, clause: string, isRemnant: boolean): void {
  if (goesOnWithDelivery(reading, clause)) return;
  const places = readBarePlaces(clause);
  reading.facts.places.push(...places);
  if (places.length > 0) return;
  const [, before] = centreAtEnd.exec(clause.trim()) ?? [];
  if (before !== undefined) reading.facts.places.push(toPlace("centro"));
  const parts = splitPair(before ?? clause, reading.listing);
  for (const part of parts) attachPhrase(reading, part, isRemnant);
  reading.shared = parts.length > 1;
  reading.listing = reading.open !== undefined;
}

const startsWithArticle = /^\s*(?:o|a|cada|na|no|pelo|pela|os|as)\s/iu;

/** "nas cores preto, caramelo e vinho": what follows are kinds of the same thing. */
const kinds =
  /^\s*(?:e |n[ao]s |em |disponíve(?:l|is) n[ao]s )*(?:cores|cor|tamanhos?|sabor(?:es)?|modelos|tons|numeração|números|versões|aromas)(?![a-z])/iu;

/** @param follows a fact stands right before: the words may only be its rest ("para noivas | e madrinhas"). */
function addWords(reading: Reading, words: string, follows: boolean): void {
  const clauses = splitClauses(words);
  const kindsAt = clauses.findIndex((clause) => kinds.test(clause));
  clauses.slice(0, kindsAt < 0 ? clauses.length : kindsAt).forEach((clause, at) => {
    if (at > 0) reading.last = undefined;
    if (at > 0 || (clause.trim() !== "" && !startsWithArticle.test(clause)))
      reading.pending = undefined;
    if (at === 0 && clause.trim() === "") return;
    reading.open = undefined;
    reading.shared = false;
    reading.skipped = "";
    reading.unit = "";
    if (clause.trim() !== "") addClause(reading, clause, follows && at === 0);
  });
}

const heading = /^[^:,.;]{3,40}:\s/u;

/** Reads one statement without requests and claims into the facts. */
export function collectFacts(facts: Gathered, text: string, labelled = false): void {
  const segments = takeSegments(text);
  const reading: Reading = {
    facts,
    labelled,
    isList: isListOfItems(segments.filter((segment) => typeof segment === "string")),
    headed: heading.test(text),
    own: [],
    prices: [],
    open: undefined,
    shared: false,
    listing: false,
    pending: undefined,
    last: undefined,
    skipped: "",
    unit: "",
  };
  segments.forEach((segment, at) => {
    if (typeof segment === "string") addWords(reading, segment, at > 0);
    else addFound(reading, segment);
  });
}
