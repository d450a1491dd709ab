import type { AdFacts, NounPhrase, Offer, Price } from "../ad-facts.ts";
import { audienceReader } from "./read-audience.ts";
import { readClause } from "./read-clause.ts";
import { lateOfferReaders, offerReaders } from "./read-offers.ts";
import { readBarePlace, splitPlaces } from "./read-places.ts";
import { priceReaders } from "./read-price.ts";
import { timeReaders } from "./read-times.ts";
import { foldInPlace } from "./restore-places.ts";
import { type Found, type Segment, takeApart } from "./segments.ts";

/** A product and how sure it is to be one. */
export type Candidate = { product: NounPhrase; announced: boolean; certain: boolean };

/** Facts while they are gathered; products are chosen at the end. */
export type Gathered = Omit<AdFacts, "products"> & { candidates: Candidate[] };

/** A statement while it is read. */
type Reading = {
  facts: Gathered;
  /** Behind the label "Produto:": everything it names is a product. */
  labelled: boolean;
  /** Candidates of this statement. */
  own: Candidate[];
  /** The product right before, with nothing between. */
  open: NounPhrase | undefined;
  /** A price waiting for the product behind it: "R$ 12 o pote". */
  pending: Price | undefined;
  /** The fact right before, with no word between: "20% de desconto" before "até sexta". */
  last: Offer | Price | undefined;
};

const clauseBreaks = /[;:()?]|,(?!\d)|\s\/\s|\s[-–]\s/u;
/** "… e faço bolos": another statement begins. */
const verbBreaks =
  / (?:e|mas|porem|alem de) (?:tambem )?(?=(?:faco|fazemos|vendo|vendemos|tenho|temos|ofereco|oferecemos|trabalho|trabalhamos|dou|damos|conserto|consertamos|instalo|instalamos|alugo|alugamos|produzo|produzimos|reformo|reformamos|quero|preciso|monto|montamos|realizo|realizamos|atendo|atendemos|com) )/g;

function splitClauses(text: string): string[] {
  return text.split(clauseBreaks).flatMap((clause) => {
    const key = foldInPlace(clause);
    const parts: string[] = [];
    let done = 0;
    for (const { 0: joint, index } of key.matchAll(verbBreaks)) {
      parts.push(clause.slice(done, index));
      done = index + joint.length;
    }
    return [...parts, clause.slice(done)];
  });
}

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

/** "até sexta" right behind a price or a condition belongs to it. */
function joinsLast(reading: Reading, { kind, text }: Offer): boolean {
  const { last } = reading;
  if (last === undefined || (kind !== "deadline" && kind !== "hours")) return false;
  if (!("kind" in last)) {
    if (kind === "deadline") last.until = text;
    return kind === "deadline";
  }
  if (!["discount", "delivery", "order", "trial", "feature"].includes(last.kind)) return false;
  last.text = `${last.text} ${text.replace(/^atendimento /u, "")}`;
  return true;
}

function addOffer(reading: Reading, offer: Offer): void {
  if (offer.text === "" || joinsLast(reading, offer)) return;
  const { open } = reading;
  const added = open === undefined ? offer : { ...offer, of: open };
  reading.facts.offers.push(added);
  reading.last = added;
}

/** The sum belongs to a whole list, not to its last two: "corte, barba e sobrancelha por R$ 80". */
function sharesPrice(reading: Reading): boolean {
  return reading.own.length > 1 && / e /.test(reading.open?.text ?? "");
}

function addPrice(reading: Reading, price: Price): void {
  const [only, second] = reading.own.filter(({ product }) => product.trade !== "professional");
  const of = reading.open ?? (second === undefined ? only?.product : undefined);
  const known: Price = of === undefined || sharesPrice(reading) ? { ...price } : { ...price, of };
  reading.facts.prices.push(known);
  reading.last = known;
  if (known.of === undefined) reading.pending = known;
}

function addFound(reading: Reading, found: Found): void {
  const { facts } = reading;
  if (found.type === "price") addPrice(reading, found.price);
  if (found.type === "place") facts.places.push(found.place);
  if (found.type === "offer") {
    if (found.call !== undefined) facts.calls.push(found.call);
    addOffer(reading, found.offer);
  }
  if (found.type === "audience") {
    if (reading.open === undefined) facts.audiences.push(found.audience);
    else reading.open.audience ??= found.audience;
  }
}

function addProduct(reading: Reading, candidate: Candidate): void {
  reading.own.push(candidate);
  reading.facts.candidates.push(candidate);
  reading.open = candidate.product;
  if (reading.pending !== undefined) reading.pending.of = candidate.product;
  reading.pending = undefined;
}

function addClause(reading: Reading, clause: string, isList: boolean): void {
  const place = readBarePlace(clause);
  if (place !== undefined) {
    reading.facts.places.push(place);
    return;
  }
  const read = readClause(clause);
  if (read === undefined) return;
  if ("quality" in read) addOffer(reading, read.quality);
  else {
    const certain = read.announced || reading.labelled || (isList && read.whole);
    addProduct(reading, {
      product: read.product,
      announced: read.announced || reading.labelled,
      certain,
    });
  }
}

/** Short clauses side by side are a list of what there is; a long one is a tale. */
const listWords = 6;

function looksLikeList(segments: Segment[]): boolean {
  const clauses = segments.flatMap((segment) =>
    typeof segment === "string" ? splitClauses(segment) : [],
  );
  return clauses.every((clause) => clause.trim().split(/\s+/).length <= listWords);
}

function addWords(reading: Reading, words: string, isList: boolean): void {
  if (words.trim() !== "") reading.last = undefined;
  const clauses = splitClauses(words);
  clauses.forEach((clause, at) => {
    if (at > 0) {
      reading.open = undefined;
      reading.pending = undefined;
    }
    if (clause.trim() === "") return;
    if (at === 0 && !/^\s*(?:o|a|cada|na|no|pelo|pela|os|as)\s/iu.test(clause))
      reading.pending = undefined;
    reading.open = undefined;
    addClause(reading, clause, isList);
  });
}

/** Reads one statement without requests and claims into the facts. */
export function collectFacts(facts: Gathered, text: string, labelled = false): void {
  const reading: Reading = {
    facts,
    labelled,
    own: [],
    open: undefined,
    pending: undefined,
    last: undefined,
  };
  const segments = takeSegments(text);
  const isList = looksLikeList(segments);
  for (const segment of segments) {
    if (typeof segment === "string") addWords(reading, segment, isList);
    else addFound(reading, segment);
  }
}
