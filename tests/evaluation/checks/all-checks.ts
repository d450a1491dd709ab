import type { AdInput, EvaluationInput, QuestionInput, ReviewInput, RoiInput } from "../input.ts";
import {
  adConditionsCheck,
  adInventedCheck,
  adNamesCheck,
  adRecallCheck,
  adSenseCheck,
} from "./ad-facts.ts";
import {
  adCountCheck,
  adDistinctCheck,
  adLengthCheck,
  adRulesCheck,
  adUnfinishedCheck,
} from "./ad-pieces.ts";
import type { Answer, Check } from "./check.ts";
import { grammarCheck, portugueseCheck } from "./language.ts";
import {
  marketingInventedCheck,
  marketingLengthCheck,
  planCheck,
  sourcesCheck,
} from "./marketing.ts";
import { emojiCheck, injectionCheck, leakCheck, markdownCheck } from "./plain-text.ts";
import {
  pointsCheck,
  repetitionCheck,
  reviewLengthCheck,
  toThePointCheck,
} from "./review-basics.ts";
import { reviewInventedCheck, reviewMisreadCheck } from "./review-invented.ts";
import { channelCheck, personalDataCheck, sensitiveCheck } from "./review-privacy.ts";
import { admissionCheck, offerCheck, promiseCheck, threatCheck } from "./review-promises.ts";
import { quotesCheck } from "./review-quotes.ts";
import { apologyCheck, thanksCheck, toneCheck } from "./review-tone.ts";
import {
  roiCaveatCheck,
  roiFiguresCheck,
  roiLengthCheck,
  roiMeaningCheck,
  roiNumbersCheck,
  roiWarningCheck,
} from "./roi.ts";

const common: readonly Check[] = [
  portugueseCheck,
  markdownCheck,
  emojiCheck,
  leakCheck,
  injectionCheck,
  grammarCheck,
];

export const reviewChecks: readonly Check<ReviewInput>[] = [
  ...common,
  reviewLengthCheck,
  repetitionCheck,
  pointsCheck,
  toThePointCheck,
  apologyCheck,
  thanksCheck,
  toneCheck,
  promiseCheck,
  offerCheck,
  admissionCheck,
  threatCheck,
  reviewInventedCheck,
  reviewMisreadCheck,
  personalDataCheck,
  channelCheck,
  sensitiveCheck,
  quotesCheck,
];

export const adChecks: readonly Check<AdInput>[] = [
  ...common,
  adLengthCheck,
  adCountCheck,
  adDistinctCheck,
  adUnfinishedCheck,
  adNamesCheck,
  adSenseCheck,
  adRulesCheck,
  adRecallCheck,
  adConditionsCheck,
  adInventedCheck,
];

export const marketingChecks: readonly Check<QuestionInput>[] = [
  ...common,
  marketingLengthCheck,
  sourcesCheck,
  planCheck,
  marketingInventedCheck,
];

export const roiChecks: readonly Check<RoiInput>[] = [
  ...common,
  roiLengthCheck,
  roiNumbersCheck,
  roiFiguresCheck,
  roiMeaningCheck,
  roiWarningCheck,
  roiCaveatCheck,
];

export type Fault = { check: string; what: string };

function run<Input extends EvaluationInput>(
  checks: readonly Check<Input>[],
  answer: Answer,
  input: Input,
): Fault[] {
  return checks.flatMap(({ name, fault }) => {
    const what = fault(answer, input);
    return what === undefined ? [] : [{ check: name, what }];
  });
}

/** What is wrong with an answer, check by check; empty when all pass. */
export function faultsOf(answer: Answer, input: EvaluationInput): Fault[] {
  switch (input.agent) {
    case "reviews":
      return run(reviewChecks, answer, input);
    case "ads":
      return run(adChecks, answer, input);
    case "marketing":
      return run(marketingChecks, answer, input);
    case "roi":
      return run(roiChecks, answer, input);
  }
}

export const checksOfAgent = {
  reviews: reviewChecks,
  marketing: marketingChecks,
  ads: adChecks,
  roi: roiChecks,
} as const satisfies Record<EvaluationInput["agent"], readonly { name: string; holds: string }[]>;
