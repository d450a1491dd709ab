import type { SearchResult } from "minisearch";
import { coverageOf } from "./coverage.ts";
import type { KnowledgeDocument } from "./documents.ts";
import { fieldWeights, type Knowledge, openKnowledge } from "./index-documents.ts";
import { isSubject } from "./subjects.ts";
import { type QueryTerm, queryTermsOf } from "./terms.ts";

export type Passage = {
  document: KnowledgeDocument;
  /** Higher fits better; comparable within one question only. */
  score: number;
  /** Share of what was asked that the passage is about, 0 to 1. */
  coverage: number;
};

/** Stems of this length and more may differ by a letter: "instagran", "avaliasao". */
const fuzzyFrom = 6;
/** What a meaning counts for beside the word that was typed. */
const meaningWeight = 0.6;
/** Of what was asked, the least share that the best passage has to be about; below, nothing fits. */
const leastCoverage = 0.55;
/** The same where a word of our subjects was typed: "foto do meu açaí" is about a photo, whatever açaí is. */
const leastCoverageOfSubject = 0.25;

/** What each stem counts for: those typed fully, those meant by them less. */
function weightsOf(terms: readonly QueryTerm[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { meanings } of terms) for (const stem of meanings) weights.set(stem, meaningWeight);
  for (const { stem } of terms) weights.set(stem, 1);
  return weights;
}

/** A word we do not have may be one of ours as it sounds: "avaliassão". */
function withSpelling(term: QueryTerm, { isKnown, soundsLike }: Knowledge): QueryTerm {
  if (isKnown(term.stem) || term.meanings.length > 0) return term;
  return { ...term, meanings: soundsLike(term.stem) };
}

function searchIndex(terms: readonly QueryTerm[]): SearchResult[] {
  const weights = weightsOf(terms);
  return openKnowledge().search.search([...weights.keys()].join(" "), {
    boost: fieldWeights,
    tokenize: (text) => text.split(" "),
    boostTerm: (stem) => weights.get(stem) ?? 1,
    fuzzy: (stem) => stem.length >= fuzzyFrom && weights.get(stem) === 1 && 1,
    weights: { fuzzy: 0.4, prefix: 0 },
  });
}

/** The passages that fit a question, best first; none where the best is about something else. */
export function findPassages(question: string): Passage[] {
  const knowledge = openKnowledge();
  const terms = queryTermsOf(question).map((term) => withSpelling(term, knowledge));
  const passages = searchIndex(terms)
    .flatMap((result): Passage[] => {
      const document = knowledge.documents.get(result.id);
      const coverage = coverageOf(result.match, terms, knowledge);
      return document ? [{ document, coverage, score: result.score * (0.3 + coverage) }] : [];
    })
    .sort((a, b) => b.score - a.score);
  const least = terms.some(isSubject) ? leastCoverageOfSubject : leastCoverage;
  const best = Math.max(0, ...passages.map(({ coverage }) => coverage));
  return best < least ? [] : passages;
}
