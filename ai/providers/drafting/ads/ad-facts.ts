import type { Trade } from "./lexicon/trades.ts";

/** A thing on offer, in small letters but for names: "conserto de celular", "doces finos". */
export type NounPhrase = {
  text: string;
  trade: Trade;
  /** Whom this very thing is for: "para casamento". */
  audience?: string;
};

/** What a saying tells: a sum, an advantage that may depend on something, or anything else. */
export type SayingKind = "price" | "offer" | "plain";

/**
 * Something the owner said that may be shown alone, in the owner's words and with everything that belongs to it: a
 * price with its days, a free extra with what it depends on. It is shown whole or not at all.
 */
export type Saying = {
  kind: SayingKind;
  /** Ways to write it, fullest first; each of them is true when it stands alone. */
  forms: string[];
  /** May be a title where it is short enough. */
  brief: boolean;
  /** Opens the ad: it names the main product. */
  opens?: true;
  /** Tells whom it is for. */
  whom?: true;
};

export type Place = {
  /** "Vila Mariana" */
  name: string;
  /** "na Vila Mariana" */
  text: string;
};

/** What the owner wants the reader to do, where the text says it. */
export type Call = "whatsapp" | "quote" | "schedule" | "scheduleByWhatsapp" | "order";

/** All that an ad may state. */
export type AdFacts = {
  /** The main one first. */
  products: NounPhrase[];
  /** Where the shop is or works, not where it only delivers to. */
  places: Place[];
  sayings: Saying[];
  calls: Call[];
  name?: string;
  /** Something was written in another language and could not be used. */
  foreign: boolean;
};
