import type { AdFacts, NounPhrase, Place, Saying } from "../ad-facts.ts";
import type { Candidate } from "./choose-products.ts";
import type { Clause } from "./clause.ts";
import type { Group } from "./group.ts";

/** Facts while they are gathered. */
export type Gathered = {
  candidates: Candidate[];
  places: Place[];
  audiences: string[];
  /** Groups in order, and between them limits that stand apart: "Só às terças." */
  groups: (Group | { limits: Clause[] })[];
  sayings: Saying[];
  calls: AdFacts["calls"];
  /** What the sentence read last has on offer, where it is one thing. */
  named?: NounPhrase | undefined;
  name?: string;
  foreign: boolean;
};
