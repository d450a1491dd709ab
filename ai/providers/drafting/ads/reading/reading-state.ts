import type { AdFacts, NounPhrase, Offer, Price } from "../ad-facts.ts";

/** A product and how sure it is to be one. */
export type Candidate = { product: NounPhrase; announced: boolean; certain: boolean };

/** Facts while they are gathered; products are chosen at the end. */
export type Gathered = Omit<AdFacts, "products"> & { candidates: Candidate[] };

/** A statement while it is read. */
export type Reading = {
  facts: Gathered;
  /** Behind the label "Produto:": everything it names is a product. */
  labelled: boolean;
  isList: boolean;
  /** "Kit festa: 1 bolo, 50 doces por R$ 280": the sum is that of the heading. */
  headed: boolean;
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
  /** The clause right before that was not understood: a condition may lean on it. */
  skipped: string;
  /** "a dúzia", for the sum that follows. */
  unit: string;
};

export function isPrice(fact: Offer | Price): fact is Price {
  return !("kind" in fact);
}
