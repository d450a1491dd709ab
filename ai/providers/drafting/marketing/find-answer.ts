import { findPassages } from "../../../knowledge/find-passages.ts";
import { type DirectAnswer, directAnswers, whereToBegin } from "../phrases/marketing-answers.ts";
import { topicAnswers } from "../phrases/marketing-topics.ts";

/** What can be said outright, in the order it is tried: the general advice comes behind everything particular. */
const answers: readonly DirectAnswer[] = [...directAnswers, ...topicAnswers, whereToBegin];

/** To sell is our subject even where what is sold is not: "como vendo pastel na praia?". */
const sells = /\bvend(?:er|o|endo)\b|faturar|faturamento/;
/** Below this share of the question nothing found is about it. */
const leastFit = 0.5;

/**
 * The answer that stands before the plan, if the question has one.
 * @param key the folded question, one space between words.
 * @param rest the question without trade and place.
 */
export function findAnswer(key: string, rest: string): DirectAnswer | undefined {
  const direct = answers.find(({ asked }) => asked.test(key));
  if (direct !== undefined || !sells.test(key)) return direct;
  const isMet = (findPassages(rest)[0]?.coverage ?? 0) >= leastFit;
  return isMet ? undefined : whereToBegin;
}

/** The answer that a question has only together with the one before it; both keys folded, the earlier one first. */
export function findJointAnswer(before: string, key: string): DirectAnswer | undefined {
  const both = `${before} ${key}`;
  return answers.find(({ asked }) => asked.test(both) && !asked.test(before));
}
