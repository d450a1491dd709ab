import type { EvaluationInput } from "../../input.ts";
import { ads } from "./ads.ts";
import { marketingQuestions } from "./marketing-questions.ts";
import { moreAds } from "./more-ads.ts";
import { reviewsBare } from "./reviews-bare.ts";
import { reviewsComplaints } from "./reviews-complaints.ts";
import { reviewsInjections } from "./reviews-injections.ts";
import { reviewsMixed } from "./reviews-mixed.ts";
import { reviewsMoreComplaints } from "./reviews-more-complaints.ts";
import { reviewsPraiseAtTheTable } from "./reviews-praise-at-the-table.ts";
import { reviewsPraiseOfMoreServices } from "./reviews-praise-of-more-services.ts";
import { reviewsPraiseOfServices } from "./reviews-praise-of-services.ts";
import { reviewsQuestions } from "./reviews-questions.ts";
import { reviewsSensitive } from "./reviews-sensitive.ts";
import { roi } from "./roi.ts";

/** What owners paste on ordinary days, judged strictly; held back until it became known. */
export const ordinaryInputs: readonly EvaluationInput[] = [
  ...reviewsPraiseAtTheTable,
  ...reviewsPraiseOfServices,
  ...reviewsPraiseOfMoreServices,
  ...reviewsBare,
  ...reviewsComplaints,
  ...reviewsMoreComplaints,
  ...reviewsMixed,
  ...reviewsQuestions,
  ...reviewsSensitive,
  ...reviewsInjections,
  ...ads,
  ...moreAds,
  ...marketingQuestions,
  ...roi,
];
