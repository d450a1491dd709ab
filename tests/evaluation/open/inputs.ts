import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AdInput, EvaluationInput } from "../input.ts";
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

/** As AdInput says, with a pattern as a string. */
function adsOfFile(name: string): AdInput[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), "utf8"));
}

/** Typed in a hurry, dictated or tidy: prices that hold only with their condition, what is not done, asides. */
const adsInAHurry = adsOfFile("ads-in-a-hurry.json");
/** Services above all, told in a chat or in lists: prices by session, people, days and size. */
const adsServicesTold = adsOfFile("ads-services-told.json");
/** Full of what is not offered: what was given up, what others do, asides. */
const adsNotOffered = adsOfFile("ads-not-offered.json");
/** Prices in rows, measures, counts and conditions. */
const adsInRows = adsOfFile("ads-in-rows.json");
/** Hard on purpose: conditions in every place and order, what is not done, what others do, what was and what may be. */
const adsWithConditions = adsOfFile("ads-with-conditions.json");

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
