import type { RuleReference, Trade } from "../../../contract/parts.ts";
import type { Cue } from "../phrases.ts";

/** One thing that must not be said, and what to tell who wants to say it. */
export type Rule = Cue & {
  /** Kebab-case, of its own. */
  id: string;
  /** Holds for these alone, by the trade that is told or by the words of the text; left out, for all. */
  trades?: readonly Trade[];
  /** One line; `{words}` stands for the words that were found. */
  title: string;
  /** Why and what to do, in one or two short sentences. */
  reason: string;
  reference?: RuleReference;
  /** Lawful wording in place of the words. */
  instead?: string;
};

/** Read in content-facts (stored pages of 20/11/2026). */
export function inFacts(article: string): RuleReference {
  return { article, checkedOn: "2026-11-20" };
}

/** Looked up in two stored public texts on this day. */
export function lookedUp(article: string): RuleReference {
  return { article, checkedOn: "2026-11-24" };
}
