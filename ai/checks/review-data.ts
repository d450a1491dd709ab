import { fold } from "../../domain/search/fold.ts";
import { findAuthor } from "../providers/drafting/reviews/author.ts";
import { type Check, faultIf } from "./fault.ts";

/** Numbers of orders, rooms, invoices: four digits and more that are no year. */
const longNumbers = /(?<![\d.,])\d{4,20}(?!\d)/g;
const year = /^(?:19|20)\d\d$/;

const particles = new Set(["da", "de", "do", "das", "dos", "e"]);

/** The words behind a first name that are written like names: "Carla de Souza Lima". */
function surnamesOf(review: string): string[] {
  const author = findAuthor(review);
  if (author === undefined) return [];
  const words = review.match(/\p{L}+/gu) ?? [];
  const at = words.findIndex((word) => fold(word) === fold(author));
  if (at < 0) return [];
  const behind = words.slice(at + 1, at + 6);
  const end = behind.findIndex((word) => !(/^\p{Lu}\p{L}/u.test(word) || particles.has(word)));
  const names = end < 0 ? behind : behind.slice(0, end);
  return names.filter((word) => !particles.has(word)).map(fold);
}

/**
 * Nothing of the review is repeated that tells who the person is: the surname, the number of an order. Documents and
 * telephones are contacts.
 */
export function createDataCheck(review: string): Check {
  const numbers = new Set((review.match(longNumbers) ?? []).filter((one) => !year.test(one)));
  const surnames = new Set(surnamesOf(review));
  return (text) => {
    const words = text.match(/\p{L}+/gu) ?? [];
    const hasSurname = words.some((word) => /^\p{Lu}/u.test(word) && surnames.has(fold(word)));
    const hasNumber = (text.match(longNumbers) ?? []).some((one) => numbers.has(one));
    return faultIf(hasSurname || hasNumber, "personal-data");
  };
}
