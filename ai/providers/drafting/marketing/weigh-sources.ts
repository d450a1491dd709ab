import { fold } from "../../../../domain/search/fold.ts";
import { findPassages } from "../../../knowledge/find-passages.ts";
import { openKnowledge } from "../../../knowledge/index-documents.ts";
import { type Ranked, rankByExamples } from "./rank-by-examples.ts";
import type { Context } from "./read-context.ts";
import { outsideKey } from "./read-examples.ts";

/** Prompts for another trade, and for the one that asks. */
const foreignTrade = 0.7;
const ownTrade = 1.1;
/** What the best of the search counts for beside the nearest example: measured on each example without itself. */
const foundWeight = 0.3;
/** Who tells of a business of their own asks about somebody else's matter less often. */
const ownBusiness =
  /\b(?:client|fregu|vend(?:er|o|endo)\b|paciente|alun[oa]s|hospede|(?:minha|nossa|meu|nosso) (?:\w+ )?(?:loja|negocio|empresa|ateli|salao|studio|estudio|clinica|barzinho|bar|bazar|oficina|consultorio|escola|restaurante|lanchonete|quiosque|banca|barraca|perfil))/;
const outsideOfOwn = 0.85;
/** Instead of a division by nothing. */
const leastScore = 0.01;

function byScore(one: Ranked, other: Ranked): number {
  return other.score - one.score;
}

/** What the examples say, by the trade that asks. */
export function weighed(question: string, { trade }: Context): Ranked[] {
  const { documents } = openKnowledge();
  const isOwn = trade !== undefined || ownBusiness.test(fold(question));
  const weightOf = (key: string) => {
    if (key === outsideKey) return isOwn ? outsideOfOwn : 1;
    const theirs = documents.get(key)?.sector;
    if (theirs === undefined || trade === undefined) return 1;
    return theirs === trade.sector ? ownTrade : foreignTrade;
  };
  return rankByExamples(question)
    .map(({ key, score }) => ({ key, score: score * weightOf(key) }))
    .sort(byScore);
}

/** The same with what the search finds in the documents themselves: where no rule speaks, both know more than one. */
export function withSearch(ranked: readonly Ranked[], question: string): Ranked[] {
  const scores = new Map(ranked.map(({ key, score }) => [key, score]));
  const passages = findPassages(question);
  const best = Math.max(1, ...passages.map(({ score }) => score));
  for (const { document, score, coverage } of passages) {
    const found = (foundWeight * coverage * score) / best;
    scores.set(document.key, (scores.get(document.key) ?? 0) + found);
  }
  return Array.from(scores, ([key, score]) => ({ key, score })).sort(byScore);
}

export function scoreOf(ranked: readonly Ranked[], fits: (key: string) => boolean): number {
  return ranked.find(({ key }) => fits(key))?.score ?? leastScore;
}

export function topScore([top]: readonly Ranked[]): number {
  return top?.score ?? leastScore;
}
