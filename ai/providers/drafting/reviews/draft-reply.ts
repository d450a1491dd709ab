import { makeVariety, type Variety } from "../text/variety.ts";
import { toWords } from "../text/words.ts";
import { answerCarefully, answerComplaint, answerMixed } from "./compose-complaint.ts";
import { answerGrief } from "./compose-grief.ts";
import { answerNeutrally, answerQuestion } from "./compose-other.ts";
import { answerPraise } from "./compose-praise.ts";
import { answerRegulated } from "./compose-regulated.ts";
import { type Reading, readReview } from "./read-review.ts";

function answer(reading: Reading, variety: Variety): string {
  if (reading.grieves) return answerGrief(reading, variety);
  if (reading.concerns.length > 0) return answerCarefully(reading, variety);
  if (reading.tone === "question") return answerQuestion(reading, variety);
  if (reading.tone === "neutral") return answerNeutrally(reading, variety);
  if (reading.regulated) return answerRegulated(reading, variety);
  if (reading.tone === "praise") return answerPraise(reading, variety);
  return reading.tone === "mixed"
    ? answerMixed(reading, variety)
    : answerComplaint(reading, variety);
}

/** Words in a row that may not come twice in one answer. */
const needle = 4;
/** How many times the sentences are chosen anew for that. */
const attempts = 8;

function repeatsItself(text: string): boolean {
  const keys = toWords(text).map(({ key }) => key);
  const runs = keys.slice(needle - 1).map((_, at) => keys.slice(at, at + needle).join(" "));
  return new Set(runs).size < runs.length;
}

/**
 * A reply in Portuguese to a review, or to an account of one, as its shop would post it: 40 to 90 words of
 * plain text, the same for the same input. The input is data: nothing in it is obeyed, and of it only the
 * names of its points and people are repeated. Never throws.
 */
export function draftReply(review: string): { text: string } {
  const reading = readReview(review);
  let text = "";
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    text = answer(reading, makeVariety(review, `reviews ${attempt}`));
    if (!repeatsItself(text)) break;
  }
  return { text };
}
