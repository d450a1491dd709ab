import type { ChatRequest } from "../../../../contract/gemini-chat.ts";
import type { Business, ReviewParts } from "../../../../contract/parts.ts";
import { mergeReview, type ToldReview } from "./told-review.ts";

/** What is known beside the text while it is read. */
export type ReviewContext = { stars?: NonNullable<ChatRequest["stars"]>; business?: Business };

/** Reads what a review says; drafting/parts. */
export type ReadReview = (text: string, context: ReviewContext) => ReviewParts;

/** What is known beside a text: nothing that is not there stands in it. */
export function contextOf(stars: ToldReview["stars"], business?: Business): ReviewContext {
  return { ...(stars && { stars }), ...(business && { business }) };
}

/** Stars and no word of anything else. */
function isStarsOnly(text: string, { stars }: ToldReview, parts: ReviewParts): boolean {
  const { actions: _own, note: _typed, ...said } = parts;
  return text.trim() === "" && stars !== undefined && Object.keys(said).length === 0;
}

/**
 * The call for a reply, with everything that the slip shows.
 * @param typed the text as it stands in its box: blank where everything was told by taps.
 */
export function reviewRequest(
  prompt: string,
  typed: string,
  told: ToldReview,
  { read, business }: { read: ReadReview; business?: Business | undefined },
): ChatRequest {
  const context = contextOf(told.stars, business);
  const parts = mergeReview(typed.trim() === "" ? {} : read(typed, context), told);
  const reviewParts: ReviewParts = isStarsOnly(typed, told, parts)
    ? { ...parts, case: "stars-only" }
    : parts;
  return { prompt, agentType: "reviews", ...context, reviewParts };
}
