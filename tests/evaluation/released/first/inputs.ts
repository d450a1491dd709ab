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

/** The first held-back part: as open as the others since it became known. */
export const firstInputs: readonly EvaluationInput[] = [
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
