import { attachMeasure } from "./attach-measure.ts";
import { attachOffer } from "./attach-offer.ts";
import { readClause } from "./read-clause.ts";
import type { Candidate, Reading } from "./reading-state.ts";
import { completeItem, completeVariant } from "./split-clauses.ts";

function addProduct(reading: Reading, candidate: Candidate): void {
  reading.own.push(candidate);
  reading.facts.candidates.push(candidate);
  reading.open = candidate.product;
  if (reading.pending !== undefined) reading.pending.of = candidate.product;
  reading.pending = undefined;
}

/**
 * Adds the product or quality a phrase names.
 * @param isRemnant the phrase stands right behind a fact and may only be its rest.
 */
export function attachPhrase(reading: Reading, phrase: string, isRemnant: boolean): void {
  if (attachMeasure(reading, phrase)) return;
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
    const isRest = isRemnant && read.product.trade !== "business";
    const certain = announced || (reading.isList && read.whole && !isRest);
    addProduct(reading, { product: read.product, announced, certain });
  }
}
