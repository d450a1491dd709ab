import type { EvaluationInput } from "../../input.ts";
import { ads } from "./ads.ts";
import { marketingQuestions } from "./marketing-questions.ts";
import { reviewsBare } from "./reviews-bare.ts";
import { reviewsComplaints } from "./reviews-complaints.ts";
import { reviewsInjections } from "./reviews-injections.ts";
import { reviewsMixed } from "./reviews-mixed.ts";
import { reviewsMorePraise } from "./reviews-more-praise.ts";
import { reviewsPraise } from "./reviews-praise.ts";
import { reviewsQuestions } from "./reviews-questions.ts";
import { roi } from "./roi.ts";

/** An ordinary day, in the proportions of ordinary days; held back until it became known. */
export const everydayInputs: readonly EvaluationInput[] = [
  ...reviewsPraise,
  ...reviewsMorePraise,
  ...reviewsBare,
  ...reviewsComplaints,
  ...reviewsMixed,
  ...reviewsQuestions,
  ...reviewsInjections,
  ...ads,
  ...marketingQuestions,
  ...roi,
];
