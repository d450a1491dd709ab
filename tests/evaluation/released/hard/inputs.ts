import type { EvaluationInput } from "../../input.ts";
import { ads } from "./ads.ts";
import { marketingQuestions } from "./marketing-questions.ts";
import { reviewsBare } from "./reviews-bare.ts";
import { reviewsComplaints } from "./reviews-complaints.ts";
import { reviewsInjections } from "./reviews-injections.ts";
import { reviewsMixed } from "./reviews-mixed.ts";
import { reviewsPraise } from "./reviews-praise.ts";
import { reviewsQuestions } from "./reviews-questions.ts";
import { reviewsSensitive } from "./reviews-sensitive.ts";
import { roi } from "./roi.ts";

/** Written by another hand to be difficult; held back until it became known. */
export const hardInputs: readonly EvaluationInput[] = [
  ...reviewsPraise,
  ...reviewsBare,
  ...reviewsComplaints,
  ...reviewsMixed,
  ...reviewsQuestions,
  ...reviewsSensitive,
  ...reviewsInjections,
  ...ads,
  ...marketingQuestions,
  ...roi,
];
