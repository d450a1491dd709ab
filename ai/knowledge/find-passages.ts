import type { SearchResult } from "minisearch";
import { coverageOf } from "./coverage.ts";
import type { KnowledgeDocument } from "./documents.ts";
import { fieldWeights, type Knowledge, openKnowledge } from "./index-documents.ts";
import { isSubject } from "./subjects.ts";
import { type QueryTerm, queryTermsOf } from "./terms.ts";
import { longestPhraseAsked } from "./whole-phrases.ts";

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
const leastCoverageOfSubject = 0.12;

/** A passage that is asked about in a whole phrase of its own is about that much of the question at least. */
const phraseCoverage = 0.6;
/** So much better it fits for each word of the phrase beyond the first. */
const phraseWeight = 0.5;

/** Below this score only a word or two in passing were met. */
const leastScore = 20;

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
      if (document === undefined) return [];
      const own = coverageOf(result.match, terms, knowledge);
      const words = longestPhraseAsked(knowledge.phrases.get(document.key) ?? [], terms);
      const coverage = words > 0 ? Math.max(own, phraseCoverage) : own;
      const better = 1 + phraseWeight * Math.max(0, words - 1);
      return [{ document, coverage, score: result.score * (0.3 + coverage) * better }];
    })
    .sort((a, b) => b.score - a.score);
  const isOurs = terms.some(isSubject);
  const least = isOurs ? leastCoverageOfSubject : leastCoverage;
  const best = Math.max(0, ...passages.map(({ coverage }) => coverage));
  const isInPassing = !isOurs && (passages[0]?.score ?? 0) < leastScore;
  return best < least || isInPassing ? [] : passages;
}
