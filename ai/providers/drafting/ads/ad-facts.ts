import type { Trade } from "./lexicon/trades.ts";

/** A thing on offer, in small letters but for names: "conserto de celular", "doces finos". */
export type NounPhrase = {
  text: string;
  trade: Trade;
  /** Whom this very thing is for: "para casamento". */
  audience?: string;
};

export type Price = {
  /** "a partir de R$ 180", "por R$ 35 o kg", "de R$ 50 por R$ 40". */
  text: string;
  /** The same in fewer characters, where there are any: "desde R$ 180". */
  short: string;
  /** What costs it; absent when the price stands alone. */
  of?: NounPhrase;
  /** "só hoje", "até 30/11" */
  until?: string;
};

export type OfferKind =
  | "guarantee"
  | "delivery"
  | "pickup"
  | "quote"
  | "payment"
  | "instalments"
  | "discount"
  | "schedule"
  | "order"
  | "experience"
  | "trial"
  | "speed"
  | "hours"
  | "deadline"
  | "quality"
  | "channel"
  | "feature"
  | "extra";

/**
 * A condition or advantage in the owner's words.
 * `form` says where it can stand: "noun" after "com" and in lists ("garantia de 90 dias"), "tail" behind what it
 * qualifies ("em até 3x"), "alone" as a sentence ("aceitamos Pix e cartão").
 */
export type Offer = {
  kind: OfferKind;
  text: string;
  form: "noun" | "tail" | "alone";
  /** What it qualifies; absent when it stands alone. */
  of?: NounPhrase;
  /** The same without its hours. */
  untimed?: string;
  /** Only sensible right behind what it qualifies: "na hora" says nothing alone. */
  bound?: true;
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
  products: NounPhrase[];
  places: Place[];
  audiences: string[];
  prices: Price[];
  offers: Offer[];
  calls: Call[];
  name?: string;
  /** Something was written in another language and could not be used. */
  foreign: boolean;
};
