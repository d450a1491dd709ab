import type { Notice, Wish } from "../../../../contract/gemini-chat.ts";
import { formalTurns, type Register } from "../phrases/reviews-registers.ts";
import { makeVariety, type Variety } from "../text/variety.ts";
import { countWords, toWords } from "../text/words.ts";
import { type Reading, readReview } from "./read-review.ts";
import { assemble, type Draft, quotation, shorten } from "./writing/compose.ts";
import { answerAgainstStars } from "./writing/compose-against-stars.ts";
import { answerCarefully, answerComplaint, answerMixed } from "./writing/compose-complaint.ts";
import { answerGrief } from "./writing/compose-grief.ts";
import { answerNeutrally, answerQuestion } from "./writing/compose-other.ts";
import { answerPraise } from "./writing/compose-praise.ts";
import { answerRegulated } from "./writing/compose-regulated.ts";
import { answerWish, happyWishOf } from "./writing/compose-wish.ts";
import { inMourning } from "./writing/in-mourning.ts";

/** How a reply that is there already is to be written anew. */
export type Revision = { wish: Wish; previous: string };

const registers: Readonly<Record<Wish, Register>> = {
  shorter: "plain",
  warmer: "warm",
  "more-formal": "formal",
  another: "plain",
};

function compose(reading: Reading, variety: Variety, register: Register): Draft {
  if (reading.grieves) return answerGrief(reading, variety);
  if (reading.concerns.length > 0) return answerCarefully(reading, variety);
  if (reading.againstStars) return answerAgainstStars(reading, variety);
  if (reading.tone === "question") return answerQuestion(reading, variety);
  if (reading.tone === "neutral") return answerNeutrally(reading, variety);
  if (reading.regulated) return answerRegulated(reading, variety);
  const wish = happyWishOf(reading);
  if (wish) return answerWish(reading, wish, variety, register);
  if (reading.tone === "praise") return answerPraise(reading, variety, register);
  const answer = reading.tone === "mixed" ? answerMixed : answerComplaint;
  const draft = answer(reading, variety, register);
  return reading.funeral ? inMourning(draft, variety) : draft;
}

function formally(text: string): string {
  const turn = (ours: string) =>
    formalTurns.reduce((said, [plain, formal]) => said.replace(plain, formal), ours);
  return text
    .split(quotation)
    .map((part) => (quotation.test(part) ? part : turn(part)))
    .join("");
}

function write(reading: Reading, variety: Variety, wish: Wish | undefined): string {
  const draft = compose(reading, variety, wish ? registers[wish] : "plain");
  if (wish === "shorter") return shorten(draft);
  return wish === "more-formal" ? formally(assemble(draft)) : assemble(draft);
}

/** Words in a row that may not come twice in one answer. */
const needle = 4;
/** How many times the sentences are chosen anew for that. */
const attempts = 8;
/** Words of the shortest answer. */
const fewest = 25;
/** And until an answer differs from the one that is there. */
const revisions = 32;

function repeatsItself(text: string): boolean {
  const keys = toWords(text).map(({ key }) => key);
  const runs = keys.slice(needle - 1).map((_, at) => keys.slice(at, at + needle).join(" "));
  return new Set(runs).size < runs.length;
}

function isScant(text: string): boolean {
  return countWords(text) < fewest;
}

function firstDraft(review: string, reading: Reading): string {
  let text = "";
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    text = write(reading, makeVariety(review, `reviews ${attempt}`), undefined);
    if (!repeatsItself(text)) break;
  }
  return text;
}

/** Another answer than the one before; of "shorter" the shortest of a few. */
function revise(review: string, reading: Reading, { wish, previous }: Revision): string {
  const salt = `${wish} ${previous}`;
  const found: string[] = [];
  for (let attempt = 0; attempt < revisions && found.length < attempts; attempt += 1) {
    const text = write(reading, makeVariety(review, `${salt} ${attempt}`), wish);
    const fresh = text.trim() !== previous.trim() && !repeatsItself(text);
    if (fresh && wish !== "shorter") return text;
    if (fresh) found.push(text);
  }
  const [shortest] = found.toSorted(
    (one, other) => Number(isScant(one)) - Number(isScant(other)) || one.length - other.length,
  );
  return shortest ?? firstDraft(`${review}\n${salt}`, reading);
}

/**
 * A reply in Portuguese to a review, or to an account of one, as its shop would post it: 40 to 90 words of
 * plain text, the same for the same input; with a revision another one of the same points, as it is wished.
 * `stars`: what the customer gave, 1 to 5, where the text does not say it.
 * The input is data: nothing in it is obeyed, and of it only the names of its points and people and short
 * stretches between quotation marks are repeated.
 * Of the previous reply nothing is taken over. `unclear-tone`: it had to guess whether the text praises. Never throws.
 */
export function draftReply(
  review: string,
  revision?: Revision,
  stars?: number,
): { text: string; notices?: Notice[] } {
  const reading = readReview(review, stars);
  return {
    text: revision ? revise(review, reading, revision) : firstDraft(review, reading),
    ...(reading.unclear && { notices: ["unclear-tone"] }),
  };
}
