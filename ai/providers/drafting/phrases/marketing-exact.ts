import type { DirectAnswer } from "./marketing-answers.ts";
import { exactOfChats, exactOfSelling } from "./marketing-exact-dealing.ts";
import { exactOfProfile } from "./marketing-exact-profile.ts";
import { exactOfReviews } from "./marketing-exact-reviews.ts";

export { slowTimes } from "./marketing-slow-times.ts";

/**
 * Questions for one fact or one way out, each told narrowly: tried before all others, and no example overrides them,
 * because a neighbour's answer would be beside the point or do harm.
 */
export const exactAnswers: readonly DirectAnswer[] = [
  ...exactOfChats,
  ...exactOfReviews,
  ...exactOfProfile,
  ...exactOfSelling,
];
