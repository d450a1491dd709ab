/**
 * What a plan takes from one source, rewritten short enough to stand beside others: each field is one or two whole
 * sentences, in the order of effort. `{busca}` becomes a search a customer would type. Nothing here says what its
 * source does not say (marketing-phrases.test.ts compares figures and quoted names).
 */
export type Piece = {
  /** An infinitive: "pedir avaliações a todos". */
  goal: string;
  /** Minutes. */
  today: string;
  /** The work itself. */
  week: string;
  /** The habit, or the look back. */
  month?: string;
  /** The mistake that costs most. */
  watch?: string;
  /** Of a section: the prompt that does this work; an item names its own. */
  prompt?: string;
};

/** Keyed by the document's key in ai/knowledge. */
export type Pieces = Readonly<Record<string, Piece>>;
