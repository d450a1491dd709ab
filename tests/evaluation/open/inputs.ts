import { join } from "node:path";
import { adsOfFile } from "../ads-of-file.ts";
import type { EvaluationInput } from "../input.ts";
import { reviewsOfFile } from "../reviews-in-lines.ts";
import { ads } from "./ads.ts";
import { adsEverydayBriefs } from "./ads-everyday-briefs.ts";
import { adsFurtherEverydayBriefs } from "./ads-further-everyday-briefs.ts";
import { adsMoreEverydayBriefs } from "./ads-more-everyday-briefs.ts";
import { adsMoreTrades } from "./ads-more-trades.ts";
import { adsTrades } from "./ads-trades.ts";
import { adsVoiceMessages } from "./ads-voice-messages.ts";
import { marketingPhoneTyped } from "./marketing-phone-typed.ts";
import { marketingPhoneTypedMore } from "./marketing-phone-typed-more.ts";
import { marketingQuestions } from "./marketing-questions.ts";
import { reviewsBare } from "./reviews-bare.ts";
import { reviewsBeautyAndBody } from "./reviews-beauty-and-body.ts";
import { reviewsComplaints } from "./reviews-complaints.ts";
import { reviewsFoodCounters } from "./reviews-food-counters.ts";
import { reviewsFoodTables } from "./reviews-food-tables.ts";
import { reviewsHealthAndPapers } from "./reviews-health-and-papers.ts";
import { reviewsInjections } from "./reviews-injections.ts";
import { reviewsLessonsAndPets } from "./reviews-lessons-and-pets.ts";
import { reviewsLongStories } from "./reviews-long-stories.ts";
import { reviewsMixed } from "./reviews-mixed.ts";
import { reviewsMoreBeautyAndBody } from "./reviews-more-beauty-and-body.ts";
import { reviewsMoreFoodCounters } from "./reviews-more-food-counters.ts";
import { reviewsMoreRepairsAndHome } from "./reviews-more-repairs-and-home.ts";
import { reviewsMoreTurnsOfPhrase } from "./reviews-more-turns-of-phrase.ts";
import { reviewsPraise } from "./reviews-praise.ts";
import { reviewsQuestions } from "./reviews-questions.ts";
import { reviewsRepairsAndHome } from "./reviews-repairs-and-home.ts";
import { reviewsSensitive } from "./reviews-sensitive.ts";
import { reviewsShops } from "./reviews-shops.ts";
import { reviewsTravelAndLeisure } from "./reviews-travel-and-leisure.ts";
import { reviewsTurnsOfPhrase } from "./reviews-turns-of-phrase.ts";
import { roi } from "./roi.ts";

const reviewsEveryday = reviewsOfFile(
  join(import.meta.dirname, "reviews-everyday.txt"),
  "open-everyday",
);

const adsIn = (name: string) => adsOfFile(join(import.meta.dirname, `${name}.json`));

/** Typed in a hurry, dictated or tidy: prices that hold only with their condition, what is not done, asides. */
const adsInAHurry = adsIn("ads-in-a-hurry");
/** Services above all, told in a chat or in lists: prices by session, people, days and size. */
const adsServicesTold = adsIn("ads-services-told");
/** Full of what is not offered: what was given up, what others do, asides. */
const adsNotOffered = adsIn("ads-not-offered");
/** Prices in rows, measures, counts and conditions. */
const adsInRows = adsIn("ads-in-rows");
/** Hard on purpose: conditions in every place and order, what is not done, what others do, what was and what may be. */
const adsWithConditions = adsIn("ads-with-conditions");

/** Written before the engine first ran, or soon after; the sets by trade later, for breadth. */
export const openInputs: readonly EvaluationInput[] = [
  ...reviewsPraise,
  ...reviewsBare,
  ...reviewsComplaints,
  ...reviewsMixed,
  ...reviewsQuestions,
  ...reviewsSensitive,
  ...reviewsInjections,
  ...reviewsFoodCounters,
  ...reviewsMoreFoodCounters,
  ...reviewsFoodTables,
  ...reviewsBeautyAndBody,
  ...reviewsMoreBeautyAndBody,
  ...reviewsRepairsAndHome,
  ...reviewsMoreRepairsAndHome,
  ...reviewsLessonsAndPets,
  ...reviewsHealthAndPapers,
  ...reviewsShops,
  ...reviewsTravelAndLeisure,
  ...reviewsLongStories,
  ...reviewsTurnsOfPhrase,
  ...reviewsMoreTurnsOfPhrase,
  ...reviewsEveryday,
  ...ads,
  ...adsVoiceMessages,
  ...adsInAHurry,
  ...adsServicesTold,
  ...adsNotOffered,
  ...adsInRows,
  ...adsWithConditions,
  ...adsTrades,
  ...adsMoreTrades,
  ...adsEverydayBriefs,
  ...adsMoreEverydayBriefs,
  ...adsFurtherEverydayBriefs,
  ...marketingQuestions,
  ...marketingPhoneTyped,
  ...marketingPhoneTypedMore,
  ...roi,
];
