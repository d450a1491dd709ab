import { namesOurMatter } from "../phrases/marketing-matter.ts";
import { isForOthers } from "../phrases/marketing-replies.ts";
import type { Ranked } from "./rank-by-examples.ts";
import { outsideKey } from "./read-examples.ts";
import { foldLine, type Reading } from "./read-question.ts";
import { scoreOf } from "./weigh-sources.ts";

/** From when on the examples are sure: chosen over the open questions and those of the tests. */
export const sure = {
  /** Least score of a theme of its own. */
  score: 0.38,
  /** Least score of ours where the question has no word of our matter. */
  scoreOfStrange: 0.5,
  /** And how much better than of what is not ours it has to be below that. */
  overStrange: 1.6,
};

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

/** A date, who we are, or another company's program: asked in so many words, which no example knows better. */
export function isSurelyOutside({ isOutside, context }: Reading): boolean {
  return isOutside && !isForOthers(foldLine(context.rest).trim());
}
