import type { KnowledgeDocument } from "../../../knowledge/documents.ts";
import type { Said } from "../phrases/marketing-answers.ts";
import { namesOurMatter } from "../phrases/marketing-matter.ts";
import { isForOthers } from "../phrases/marketing-replies.ts";
import { familyOf } from "./families.ts";
import type { Ranked } from "./rank-by-examples.ts";
import { outsideKey } from "./read-examples.ts";
import { foldLine, type Reading } from "./read-question.ts";
import { overNext, scoreOf } from "./weigh-sources.ts";

/**
 * From when on the examples are surer than rules and search: chosen over the open questions and those of the tests,
 * so that no question a rule answers well is taken from it.
 */
export const sure = {
  /** Least score where a rule has its sentence or search found something, and where there is nothing. */
  score: 0.38,
  scoreOfNone: 0.28,
  /** Least score of ours where the question has no word of our matter. */
  scoreOfStrange: 0.5,
  /** And how much better than of what is not ours it has to be below that. */
  overStrange: 1.6,
  /** How much better than what the rule says, and than what search found. */
  overSaid: 1.35,
  overFound: 1.1,
  /** How much better than the next family, beside a rule and otherwise. */
  overNextSaid: 1.15,
  overNext: 1.1,
  /** Of what is not ours, how much better than the best of what is. */
  overOurs: 1.3,
  /** Of what is ours though a rule says that it is not. */
  overOutside: 2,
};

/** Whether it is nothing of ours, whatever was found. */
export function isElsewhere(
  ranked: readonly Ranked[],
  found: readonly KnowledgeDocument[],
): boolean {
  const [top] = ranked;
  if (top?.key !== outsideKey || found.length === 0 || top.score < sure.score) return false;
  return top.score >= sure.overOurs * scoreOf(ranked, (key) => key !== outsideKey);
}

/** Words of a question: fewer may be a name, and a longer story may tell our matter in words of its own. */
const shortQuestion = { least: 4, most: 11 };

/** A short question without a word of our matter, and like none that we answer: "como ensino meu papagaio a falar?" */
export function isStrange(ranked: readonly Ranked[], { key, answer }: Reading): boolean {
  const words = key.trim().split(" ").length;
  const isShort = words >= shortQuestion.least && words <= shortQuestion.most;
  if (answer || namesOurMatter(key) || !isShort) return false;
  const ours = scoreOf(ranked, (other) => other !== outsideKey);
  const theirs = scoreOf(ranked, (other) => other === outsideKey);
  return ours < sure.scoreOfStrange && (ours < sure.score || ours < sure.overStrange * theirs);
}

/** A date, or who we are, is asked in so many words: no example knows better. */
function isBetterThanOutside(ranked: readonly Ranked[], { context }: Reading): boolean {
  const { score } = ranked[0] ?? { score: 0 };
  if (!isForOthers(foldLine(context.rest).trim()) || score < sure.score) return false;
  return score >= sure.overOutside * scoreOf(ranked, (key) => key === outsideKey);
}

/** Than what a rule says: its plan takes its steps from two sources, and the rest of what it names is as good. */
function isBetterThanSaid(
  ranked: readonly Ranked[],
  found: readonly KnowledgeDocument[],
  { rests }: Said,
): boolean {
  const [top] = ranked;
  const families = new Set([...found.slice(0, 2).map(({ key }) => key), ...rests].map(familyOf));
  if (top === undefined || families.has(familyOf(top.key)) || top.score < sure.score) return false;
  const theirs = scoreOf(ranked, (key) => families.has(familyOf(key)));
  return overNext(ranked) >= sure.overNextSaid && top.score >= sure.overSaid * theirs;
}

/** Whether the examples are surer of the lead than rules and search can be of theirs. */
export function isBetter(
  ranked: readonly Ranked[],
  found: readonly KnowledgeDocument[],
  reading: Reading,
): boolean {
  const [top] = ranked;
  if (top === undefined || top.key === outsideKey) return false;
  if (reading.isOutside) return isBetterThanOutside(ranked, reading);
  if (reading.answer) return isBetterThanSaid(ranked, found, reading.answer);
  const [lead] = found;
  if (lead === undefined) return top.score >= sure.scoreOfNone;
  const over = top.score / scoreOf(ranked, (key) => key === lead.key);
  return (
    (top.score >= sure.score && over >= sure.overFound) ||
    (top.score >= sure.scoreOfNone &&
      over >= sure.overSaid &&
      overNext(ranked) >= sure.overNextSaid)
  );
}
