import { fold } from "../../../domain/search/fold.ts";
import type { Span } from "../folded-text.ts";

/** Numbers of orders, rooms, invoices: four digits and more that are no year. */
const longNumber = /(?<![\d.,])\d{4,20}(?!\d)/g;
const year = /^(?:19|20)\d\d$/;

const name = String.raw`\p{Lu}\p{Ll}{1,20}`;
const names = `${name}(?: (?:d[aeo]s?|e))?(?: ${name}){1,3}`;
/** A full name as reviews have them: at the beginning of a line, behind "me chamo", alone on a line. */
const fullName = new RegExp(
  `(?:^[^\\p{L}\\n]{0,4}(${names})(?= ?(?:[:,\\n–-]|$|escreveu|comentou|avaliou|disse|deu|postou))|(?:me chamo|nome é|nome e|avaliação d[aeo]|cliente|sou [ao]) (${names}))`,
  "gmu",
);

/** Surnames of who wrote a review, folded: every word of a full name behind the first. */
function surnamesIn(review: string): ReadonlySet<string> {
  const found = Array.from(review.matchAll(fullName), ([, alone, told]) => alone ?? told ?? "");
  return new Set(
    found.flatMap((whole) => fold(whole).split(" ").slice(1)).filter((word) => word.length > 3),
  );
}

function spansOf(pattern: RegExp, text: string, isTold: (found: string) => boolean): Span[] {
  return Array.from(text.matchAll(pattern)).flatMap(({ index, 0: found }) =>
    isTold(found) ? [{ start: index, end: index + found.length }] : [],
  );
}

/** Prepares the search for what tells who wrote a review: the surname, the number of an order. */
export function createDetailFinder(review: string, allowed: string): (reply: string) => Span[] {
  const free = new Set(fold(allowed).match(/[a-z]{1,40}/g) ?? []);
  const surnames = surnamesIn(review);
  const numbers = new Set((review.match(longNumber) ?? []).filter((one) => !year.test(one)));
  return (reply) => [
    ...spansOf(/(?<!\p{L})\p{Lu}\p{Ll}{1,40}(?!\p{L})/gu, reply, (word) => {
      const key = fold(word);
      return surnames.has(key) && !free.has(key);
    }),
    ...spansOf(longNumber, reply, (number) => numbers.has(number)),
  ];
}
