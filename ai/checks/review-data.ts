import { fold } from "../../domain/search/fold.ts";
import { findAuthor } from "../providers/drafting/reviews/intake/author.ts";
import { type Check, faultIf } from "./fault.ts";

/** Numbers of orders, rooms, invoices: four digits and more that are no year. */
const longNumbers = /(?<![\d.,])\d{4,20}(?!\d)/g;
const year = /^(?:19|20)\d\d$/;

const particles = new Set(["da", "de", "do", "das", "dos", "e"]);

/** Words that are written like names, each with its place in a text. */
const capitals = /(?<!\p{L})\p{Lu}\p{L}*/gu;

/**
 * A word like a name behind another word that an author or a name in between could be: of two letters and more, or
 * "e". A quick look, for to search for the author takes longer than all other checks of a sentence.
 */
const possibleSurname = /\p{Lu}(?<=(?:\p{L}\p{L}|(?<!\p{L})e)\P{L}+\p{Lu})\p{L}+/gu;

/** What may be a surname in a review, folded; as one text, which answers under way hold for less than a set. */
function possibleSurnames(review: string): string {
  return ` ${fold((review.match(possibleSurname) ?? []).join(" "))} `;
}

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
  // Made when they are needed: most sentences have neither a name nor a number.
  let possible: string | undefined;
  let surnames: readonly string[] | undefined;
  let numbers: readonly string[] | undefined;

  function hasSurname(text: string): boolean {
    const names = text.match(capitals)?.map(fold) ?? [];
    if (names.length === 0) return false;
    possible ??= possibleSurnames(review);
    const suspects = names.filter((name) => possible?.includes(` ${name} `));
    if (suspects.length === 0) return false;
    surnames ??= surnamesOf(review);
    return suspects.some((name) => surnames?.includes(name));
  }

  function hasNumber(text: string): boolean {
    if (!/\d{4}/.test(text)) return false;
    numbers ??= (review.match(longNumbers) ?? []).filter((one) => !year.test(one));
    return text.match(longNumbers)?.some((one) => numbers?.includes(one)) ?? false;
  }

  return (text) => faultIf(hasSurname(text) || hasNumber(text), "personal-data");
}
