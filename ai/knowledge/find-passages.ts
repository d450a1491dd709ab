import type { SearchResult } from "minisearch";
import type { KnowledgeDocument } from "./documents.ts";
import { fieldWeights, type Knowledge, openKnowledge } from "./index-documents.ts";
import { type QueryTerm, queryTermsOf } from "./terms.ts";

export type Passage = {
  document: KnowledgeDocument;
  /** Higher fits better; comparable within one question only. */
  score: number;
  /** Share of what was asked that the passage is about, 0 to 1. */
  coverage: number;
};

/** Stems of this length and more may differ by a letter: "instagran", "avaliasao". */
const fuzzyFrom = 5;
/** A word only mentioned in a passage tells little about what the passage is about. */
const mentioned = 0.3;
/** Of what was asked, the least share the best passage has to be about; below, nothing fits. */
const leastCoverage = 0.34;

/** Whether a match lies where a passage says what it is about. */
function standing(fields: readonly string[]): number {
  return fields.includes("asks") || fields.includes("heading") ? 1 : mentioned;
}

/** A synonym that is found counts as the word typed, so only typed words are asked for. */
function coverageOf(result: SearchResult, terms: readonly QueryTerm[], knowledge: Knowledge) {
  const found = new Map<string, number>();
  for (const term of result.queryTerms) found.set(term, 0);
  for (const [term, fields] of Object.entries(result.match)) {
    const query =
      result.queryTerms.find((typed) => typed === term) ?? nearest(result.queryTerms, term);
    found.set(query, Math.max(found.get(query) ?? 0, standing(fields)));
  }
  let asked = 0;
  let met = 0;
  for (const { stem, weight } of terms) {
    const share = knowledge.rarity(stem) * weight;
    if (weight === 1) asked += share;
    met += share * (found.get(stem) ?? 0);
  }
  return asked === 0 ? 0 : Math.min(1, met / asked);
}

/** The typed term that a fuzzy match came from: the one with the longest common beginning. */
function nearest(typed: readonly string[], term: string): string {
  const common = (other: string) => {
    let length = 0;
    while (length < term.length && term[length] === other[length]) length += 1;
    return length;
  };
  return typed.reduce(
    (best, other) => (common(other) > common(best) ? other : best),
    typed[0] ?? "",
  );
}

function toPassage(
  result: SearchResult,
  terms: readonly QueryTerm[],
  knowledge: Knowledge,
): Passage[] {
  const document = knowledge.documents.get(result.id);
  if (document === undefined) return [];
  const coverage = coverageOf(result, terms, knowledge);
  return [{ document, score: result.score * (0.3 + coverage), coverage }];
}

/** The passages that fit a question, best first; none where the best is about something else. */
export function findPassages(question: string): Passage[] {
  const knowledge = openKnowledge();
  const terms = queryTermsOf(question);
  const weights = new Map(terms.map(({ stem, weight }) => [stem, weight]));
  const results = knowledge.search.search([...weights.keys()].join(" "), {
    boost: fieldWeights,
    tokenize: (text) => text.split(" "),
    boostTerm: (term) => weights.get(term) ?? 1,
    fuzzy: (term) => (term.length >= fuzzyFrom && weights.get(term) === 1 ? 1 : false),
    weights: { fuzzy: 0.4, prefix: 0 },
  });
  const passages = results
    .flatMap((result) => toPassage(result, terms, knowledge))
    .sort((a, b) => b.score - a.score);
  return (passages[0]?.coverage ?? 0) < leastCoverage ? [] : passages;
}
