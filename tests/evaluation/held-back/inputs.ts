import { join } from "node:path";
import { adsOfFile } from "../ads-of-file.ts";
import type { EvaluationInput } from "../input.ts";
import { reviewsOfFile } from "../reviews-in-lines.ts";
import { ads } from "./ads.ts";
import { freshAds } from "./fresh-ads.ts";
import { freshQuestions } from "./fresh-questions.ts";
import { marketingQuestions } from "./marketing-questions.ts";
import { moreAds } from "./more-ads.ts";
import { roi } from "./roi.ts";

const reviewsIn = (name: string) =>
  reviewsOfFile(join(import.meta.dirname, `${name}.txt`), `held-back-${name}`);

/**
 * What owners paste on ordinary days, written after what was seen of real reviews (docs/quality.md), by other hands
 * than the engine's, whose writers do not read this folder.
 */
export const heldBackInputs: readonly EvaluationInput[] = [
  ...reviewsIn("reviews-a"),
  ...reviewsIn("reviews-b"),
  ...reviewsIn("reviews-c"),
  ...reviewsIn("reviews-d"),
  ...reviewsIn("reviews-e"),
  ...reviewsIn("reviews-f"),
  ...reviewsIn("reviews-g"),
  ...reviewsIn("reviews-h"),
  ...reviewsIn("reviews-i"),
  ...reviewsIn("reviews-j"),
  ...ads,
  ...moreAds,
  ...freshAds,
  ...adsOfFile(join(import.meta.dirname, "further-ads.json")),
  ...marketingQuestions,
  ...freshQuestions,
  ...roi,
];
