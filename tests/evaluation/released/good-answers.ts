import type { PlantedAnswer } from "../planted/planted.ts";
import { everydayGoodAds } from "./everyday/good-ads.ts";
import { everydayGoodMoreReviews } from "./everyday/good-more-reviews.ts";
import { everydayGoodReviews } from "./everyday/good-reviews.ts";
import { hardGoodMoreReviews } from "./hard/good-more-reviews.ts";
import { hardGoodOthers } from "./hard/good-others.ts";
import { hardGoodReviews } from "./hard/good-reviews.ts";
import { ordinaryGoodAnswers } from "./ordinary/good-answers.ts";
import { storiesGoodAnswers } from "./stories/good-answers.ts";

/** Written by hand while their inputs were held back. */
export const releasedGoodAnswers: readonly PlantedAnswer[] = [
  ...hardGoodReviews,
  ...hardGoodMoreReviews,
  ...hardGoodOthers,
  ...everydayGoodReviews,
  ...everydayGoodMoreReviews,
  ...everydayGoodAds,
  ...ordinaryGoodAnswers,
  ...storiesGoodAnswers,
];
