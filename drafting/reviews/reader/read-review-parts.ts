import type { Stars } from "../../../contract/gemini-chat.ts";
import type { Business, ReviewParts } from "../../../contract/parts.ts";
import { fold } from "../../../domain/search/fold.ts";
import { withoutOwnersWords } from "../../../domain/text/owners-words.ts";
import { toWords } from "../../../domain/text/words.ts";
import { readCare } from "../../guard/care/read-care.ts";
import { readClauses } from "./clauses.ts";
import { readCustomer } from "./names.ts";
import { readPoints } from "./read-points.ts";
import { readStars } from "./read-stars.ts";
import { weighPoints } from "./weigh-points.ts";

/** What is known beside the text. */
export type KnownOfReview = { stars?: Stars; business?: Business };

/**
 * What a review surely says, as parts to be shown and corrected; what is doubtful is left out. Never throws; linear in
 * the length of the text.
 */
export function readReviewParts(
  typed: string,
  { stars: given, business }: KnownOfReview = {},
): ReviewParts {
  const text = withoutOwnersWords(typed);
  const stars = given ?? readStars(text);
  const care = readCare(text, business?.trade ? { trade: business.trade } : {});
  // Of another language nothing is read: the owner taps what it says.
  const isRead = care.case !== "stars-only" && !care.language;
  const clauses = isRead ? readClauses(text) : [];
  const { praised, complaints } = weighPoints(readPoints(clauses), fold(text), stars);
  const shop = new Set(toWords(business?.shop ?? "").map(({ key }) => key));
  const customer = readCustomer(text, shop);
  return {
    ...(customer && { customer }),
    ...(praised.length > 0 && { praised }),
    ...(complaints.length > 0 && { complaints }),
    ...(care.case && { case: care.case }),
    ...(care.language && { language: care.language }),
  };
}
