import { findPassages, type Passage } from "../../../knowledge/find-passages.ts";
import { queryTermsOf } from "../../../knowledge/terms.ts";
import { familyOf } from "./families.ts";
import type { Ranked } from "./rank-by-examples.ts";
import { outsideKey } from "./read-examples.ts";
import type { Reading } from "./read-question.ts";
import { scoreOf, topScore } from "./weigh-sources.ts";

/**
 * What each sign of a document weighs, and of what is not ours: fitted over the examples, each judged by all others,
 * so that the document it was told for comes out before the rest.
 */
const weights = {
  ofOurs: {
    /** Of the examples: its score, its share of the best, and the best score of its family. */
    score: 2.18,
    share: 4.53,
    family: 2.34,
    /** Of the search: the logarithm of its score, by how much of the question it is about. */
    found: 1.54,
    /** A rule rests on it first, or on its family; more than fitted, for rules know the plainest questions. */
    said: 1.2,
    saidOfFamily: 1.5,
  },
  ofOutside: {
    always: 4.7,
    score: 5.2,
    overOurs: 2.1,
    said: 2.52,
    /** Of ten words: a long story is mostly one of somebody's own. */
    words: -3,
    /** More sales and clients are our matter, whatever else is told; set by hand. */
    wish: -2,
  },
} as const;

/** Candidates that the examples and the search put forward. */
const ofExamples = 6;
const ofSearch = 5;
const mostWords = 12;
/** What is said to everybody tells little of one question. */
const ofGeneral = 0.3;

const wish = /\b(?:vend(?:er|o|endo) mais|mais (?:vendas|clientes?)|divulg\w*)\b/;

/** Below it what is like the question is so by chance: two in three were about something else. */
const leastLike = 0.3;
/** Unless the search finds it to be about so much of the question. */
const leastCovered = 0.5;

type Signs = Readonly<Record<string, number>>;

function sum(signs: Signs, weighing: Signs): number {
  return Object.entries(signs).reduce(
    (total, [name, value]) => total + value * (weighing[name] ?? 0),
    0,
  );
}

/** 0 to about 1.3. */
function scale(score: number): number {
  return Math.log(1 + score) / 6;
}

type Evidence = {
  reading: Reading;
  ranked: readonly Ranked[];
  passages: readonly Passage[];
};

function weightOfOurs(key: string, { reading, ranked, passages }: Evidence): number {
  const family = familyOf(key);
  const own = ranked.find((one) => one.key === key)?.score ?? 0;
  const found = passages.find(({ document }) => document.key === key);
  const { answer } = reading;
  const [first, second = first] = answer?.rests ?? [];
  const share = answer?.isGeneral ? ofGeneral : 1;
  const said = [first, second].filter((one) => one !== undefined);
  return sum(
    {
      score: own,
      share: own / topScore(ranked),
      family: scoreOf(ranked, (one) => familyOf(one) === family),
      found: found ? scale(found.score) * found.coverage : 0,
      said: share * Number(first === key),
      saidOfFamily: share * Number(said.map(familyOf).includes(family)),
    },
    weights.ofOurs,
  );
}

function weightOfOutside({ reading, ranked }: Evidence): number {
  const words = queryTermsOf(reading.context.rest).length;
  const score = scoreOf(ranked, (key) => key === outsideKey);
  return sum(
    {
      always: 1,
      score,
      overOurs: score - scoreOf(ranked, (key) => key !== outsideKey),
      said: Number(reading.isOutside),
      words: Math.min(words, mostWords) / 10,
      wish: Number(wish.test(reading.key)),
    },
    weights.ofOutside,
  );
}

/** Whether anything but chance speaks for a document: examples like the question, the search, or a rule. */
function isMeant(key: string, { reading, ranked, passages }: Evidence): boolean {
  const family = familyOf(key);
  const like = scoreOf(ranked, (one) => familyOf(one) === family);
  const found = passages.find(({ document }) => document.key === key);
  const isSaid = reading.answer?.rests.some((one) => familyOf(one) === family) ?? false;
  return isSaid || like >= leastLike || (found?.coverage ?? 0) >= leastCovered;
}

/** Key of the document a question is about, or `outsideKey`, by all that examples, search and rules tell of it. */
export function likeliest(reading: Reading, ranked: readonly Ranked[]): string {
  const passages = findPassages(reading.context.rest);
  const evidence = { reading, ranked, passages };
  const keys = new Set([
    ...ranked.slice(0, ofExamples).map(({ key }) => key),
    ...passages.slice(0, ofSearch).map(({ document }) => document.key),
    ...(reading.answer?.rests ?? []).slice(0, 2),
  ]);
  keys.delete(outsideKey);
  let best = { key: outsideKey, weight: weightOfOutside(evidence) };
  for (const key of [...keys].filter((one) => isMeant(one, evidence))) {
    const weight = weightOfOurs(key, evidence);
    if (weight > best.weight) best = { key, weight };
  }
  return best.key;
}
