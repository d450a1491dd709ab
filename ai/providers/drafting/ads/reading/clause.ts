import type { NounPhrase, Place } from "../ad-facts.ts";

/** A clause of the owner's and what is known of it. */
export type Clause = {
  /** In the owner's words, without its lead ("vendo", "então"), its sums written alike. */
  text: string;
  /** What it begins with. */
  thing?: NounPhrase;
  /** "vendo", "faço" stood before it, or a label. */
  announced: boolean;
  /** Names a thing shops are known to sell. */
  known: boolean;
  /** Has a sum of money. */
  priced: boolean;
  /** Tells an advantage that may depend on something. */
  offers: boolean;
  /** Goes on with the clause before: "em até 3x", "só às terças". */
  joins: boolean;
  /** It narrows what it goes on with: without it that would be another offer. */
  narrows: boolean;
  /** Names only places. */
  placeOnly: boolean;
  places: Place[];
  /** Heads what follows: a colon stands behind it. */
  heads: boolean;
  /** May be shown as it stands. */
  showable: boolean;
  /** Says that something is not so: nothing in it is a fact to show. */
  denies: boolean;
};
