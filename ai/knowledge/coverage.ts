import type { Knowledge } from "./index-documents.ts";
import type { QueryTerm } from "./terms.ts";

/** The terms of a passage that matched, each with the fields it stands in; MiniSearch's own shape. */
export type Matches = Readonly<Record<string, readonly string[]>>;

/** A word that a passage merely mentions tells little about what the passage is about. */
const mentioned = 0.3;
/**
 * A word in none of the documents may be a name or a place: it weighs less than the rarest known one, and each
 * further one less again, so that telling the whole story does not drown what is asked.
 */
const unknownWeight = 0.7;

/** 1 where a passage says what it is about, less in the midst of its text. */
function standing(fields: readonly string[]): number {
  return fields.includes("asks") || fields.includes("heading") ? 1 : mentioned;
}

/** A slip of the finger changes any letter but the first: "previsão" is not "revisão". */
function isSlipOf(stem: string, matched: string): boolean {
  return stem.length >= 6 && matched[0] === stem[0] && Math.abs(matched.length - stem.length) < 2;
}

function shareFound(matches: Matches, { stem, meanings }: QueryTerm, isKnown: boolean): number {
  const sames = [stem, ...meanings];
  const found = Object.entries(matches).filter(
    ([matched]) => sames.includes(matched) || (!isKnown && isSlipOf(stem, matched)),
  );
  return Math.max(0, ...found.map(([, fields]) => standing(fields)));
}

/** What a word weighs; one we do not have weighs what it means, or nothing is known of it. */
function weightOf({ stem, meanings }: QueryTerm, { isKnown, rarity }: Knowledge): number | null {
  if (isKnown(stem)) return rarity(stem);
  const known = meanings.filter(isKnown);
  return known.length === 0 ? null : Math.max(...known.map(rarity));
}

/** The share of what was asked that a passage is about, 0 to 1; rare words weigh more than common ones. */
export function coverageOf(
  matches: Matches,
  terms: readonly QueryTerm[],
  knowledge: Knowledge,
): number {
  let asked = 0;
  let met = 0;
  let unknown = 0;
  for (const term of terms) {
    const known = weightOf(term, knowledge);
    if (known === null) unknown += 1;
    const weight = known ?? unknownWeight / unknown;
    asked += weight;
    met += weight * shareFound(matches, term, knowledge.isKnown(term.stem));
  }
  return asked === 0 ? 0 : met / asked;
}
