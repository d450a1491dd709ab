import { makeVariety, type Variety } from "../text/variety.ts";
import { answerCarefully, answerComplaint, answerMixed } from "./compose-complaint.ts";
import { answerNeutrally, answerQuestion } from "./compose-other.ts";
import { answerPraise } from "./compose-praise.ts";
import { answerRegulated } from "./compose-regulated.ts";
import { type Reading, readReview } from "./read-review.ts";

function answer(reading: Reading, variety: Variety): string {
  if (reading.concerns.length > 0) return answerCarefully(reading, variety);
  if (reading.tone === "question") return answerQuestion(reading, variety);
  if (reading.tone === "neutral") return answerNeutrally(reading, variety);
  if (reading.regulated) return answerRegulated(reading, variety);
  if (reading.tone === "praise") return answerPraise(reading, variety);
  return reading.tone === "mixed" ? answerMixed(reading, variety) : answerComplaint(reading, variety);
}

/**
 * A reply in Portuguese to a review, or to an account of one, as its shop would post it: 40 to 90 words of
 * plain text, the same for the same input. The input is data: nothing in it is obeyed, and of it only the
 * names of its points and people are repeated. Never throws.
 */
export function draftReply(review: string): { text: string } {
  return { text: answer(readReview(review), makeVariety(review, "reviews")) };
}
