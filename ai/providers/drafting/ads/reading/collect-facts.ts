import { attachOffer } from "./attach-offer.ts";
import { attachPrice } from "./attach-price.ts";
import { toPlace } from "./place-names.ts";
import { audienceReader } from "./read-audience.ts";
import { readClause } from "./read-clause.ts";
import { lateOfferReaders, offerReaders } from "./read-offers.ts";
import { readBarePlaces, splitPlaces } from "./read-places.ts";
import { priceReaders } from "./read-price.ts";
import { timeReaders } from "./read-times.ts";
import { type Candidate, type Gathered, isPrice, type Reading } from "./reading-state.ts";
import { type Found, type Segment, takeApart } from "./segments.ts";
import {
  completeItem,
  completeVariant,
  isListOfItems,
  splitClauses,
  splitPair,
} from "./split-clauses.ts";

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

function addProduct(reading: Reading, candidate: Candidate): void {
  reading.own.push(candidate);
  reading.facts.candidates.push(candidate);
  reading.open = candidate.product;
  if (reading.pending !== undefined) reading.pending.of = candidate.product;
  reading.pending = undefined;
}

/** "15kg" behind "ração premium" says how much of it. */
const measure = /^\d+(?:,\d+)? ?(?:kg|g|ml|l|litros?|unidades?|un|cm|metros?)$/u;

/** "ovos caipiras, dúzia R$ 15" is a price by the dozen. */
const units: Readonly<Record<string, string>> = {
  dúzia: "a dúzia",
  cento: "o cento",
  quilo: "o quilo",
  kg: "o kg",
  unidade: "a unidade",
  porção: "a porção",
  litro: "o litro",
  fatia: "a fatia",
  pote: "o pote",
  caixa: "a caixa",
  pacote: "o pacote",
  metro: "o metro",
  hora: "a hora",
  aula: "a aula",
  visita: "a visita",
};

function addMeasure(reading: Reading, phrase: string): boolean {
  const before = reading.own.at(-1)?.product;
  const unit = units[phrase.trim().replace(/^[oa] /u, "")];
  if (unit !== undefined) {
    reading.open = before;
    reading.unit = unit;
    return true;
  }
  if (before === undefined || !measure.test(phrase.trim())) return false;
  reading.open = { ...before, text: `${before.text} ${phrase.trim()}` };
  return true;
}

function addPhrase(reading: Reading, phrase: string): void {
  if (addMeasure(reading, phrase)) return;
  const latest = reading.own.at(-1)?.product;
  const item = completeItem(phrase, reading.listing ? latest : undefined);
  const read = readClause(completeVariant(item, latest));
  if (read === undefined) reading.skipped = phrase.trim();
  else if ("quality" in read) attachOffer(reading, read.quality);
  else {
    reading.last = undefined;
    const isCounted = /^\d/.test(read.product.text);
    const goesOn =
      reading.listing && read.whole && !isCounted && (reading.own.at(-1)?.announced ?? false);
    const announced = read.announced || reading.labelled || goesOn;
    const certain = announced || (reading.isList && read.whole);
    addProduct(reading, { product: read.product, announced, certain });
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

function addClause(reading: Reading, clause: string): void {
  if (goesOnWithDelivery(reading, clause)) return;
  const places = readBarePlaces(clause);
  reading.facts.places.push(...places);
  if (places.length > 0) return;
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
    reading.skipped = "";
    reading.unit = "";
    if (clause.trim() !== "") addClause(reading, clause);
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
  for (const segment of segments) {
    if (typeof segment === "string") addWords(reading, segment);
    else addFound(reading, segment);
  }
}
