import { findPassages } from "../../../knowledge/find-passages.ts";
import { type DirectAnswer, directAnswers, whereToBegin } from "../phrases/marketing-answers.ts";
import { exactAnswers, slowTimes } from "../phrases/marketing-exact.ts";
import { topicAnswers } from "../phrases/marketing-topics.ts";
import { everydayAnswers } from "../phrases/marketing-topics-everyday.ts";
import { plainAnswers } from "../phrases/marketing-topics-plain.ts";
import { familyOf } from "./families.ts";
import { partQuestions } from "./part-questions.ts";

/** What can be said outright, in the order it is tried: the general advice comes behind everything particular. */
const answers: readonly DirectAnswer[] = [
  ...exactAnswers,
  ...plainAnswers,
  ...everydayAnswers,
  ...directAnswers,
  ...topicAnswers,
  slowTimes,
  whereToBegin,
];

/** To sell is our subject even where what is sold is not: "como vendo pastel na praia?". */
const sells = /\bvend(?:er|o|endo)\b|faturar|faturamento/;
/** How much better something else has to fit, and how much of the question it has to be about, to go before an answer. */
const muchBetter = 5;
const leastFit = 0.65;
/** Score of a passage that meets more than one word in passing. */
const leastScore = 60;

/** "As peças encalhadas não vendem" is about the pieces, whatever can be said of sales in general. */
function isBeside({ rests }: DirectAnswer, rest: string): boolean {
  const found = findPassages(rest);
  const [best] = found;
  if (best === undefined || best.coverage < leastFit || best.score < leastScore) return false;
  const families = new Set(rests.map(familyOf));
  const own = found.find(({ document }) => families.has(familyOf(document.key)));
  return best.score > muchBetter * (own?.score ?? 0);
}

/**
 * The answer that stands before the plan, if the question has one.
 * @param key the folded question, one space between words.
 * @param rest the question without trade and place.
 */
export function findAnswer(key: string, rest: string): DirectAnswer | undefined {
  return bothAnswers(key) ?? oneAnswer(key, rest);
}

/** "Tenho que pagar para aparecer? E quanto custa o anúncio?": two questions, each with an answer of its own. */
function bothAnswers(key: string): DirectAnswer | undefined {
  const asked = partQuestions(key);
  const [one, other] = asked.map((part) => answers.find((answer) => answer.asked.test(part)));
  if (asked.length !== 2 || one === undefined || other === undefined) return undefined;
  const [[lead], [second]] = [one.rests, other.rests];
  if (familyOf(lead) === familyOf(second)) return undefined;
  return { ...one, say: `${one.say} ${other.say}`, rests: [lead, second] };
}

function oneAnswer(key: string, rest: string): DirectAnswer | undefined {
  const direct = answers.find(({ asked }) => asked.test(key));
  if (direct !== undefined && !(direct === whereToBegin && isBeside(direct, rest))) return direct;
  // What was found is about a part of the question at least: better than what is said to everybody.
  const isMet = findPassages(rest).length > 0;
  return isMet || !sells.test(key) ? undefined : whereToBegin;
}

/** The answer that a question has only together with the one before it; both keys folded, the earlier one first. */
export function findJointAnswer(before: string, key: string): DirectAnswer | undefined {
  const both = `${before} ${key}`;
  return answers.find(({ asked }) => asked.test(both) && !asked.test(before));
}
