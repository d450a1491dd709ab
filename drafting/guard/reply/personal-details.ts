import { fold } from "../../../domain/search/fold.ts";
import type { Span } from "../folded-text.ts";

const name = String.raw`\p{Lu}\p{Ll}{1,20}`;
const names = `${name}(?: d[aeo]s?| e)?(?: ${name}){1,3}`;
const verb = "escreveu|comentou|avaliou|disse|deu|postou";
/** A full name as reviews have it: alone on a line or before a colon, or told ("me chamo", "cliente"). */
const fullName = new RegExp(
  `(?:^[^\\p{L}\\n]{0,4}|chamo |nome é |avaliação d[aeo] |cliente |sou [ao] )(${names})(?= ?(?:[:,.\\n–-]|$|${verb}))`,
  "gmu",
);
/** A word like a name; or the number of an order, a room, an invoice: four digits and more that are no year. */
const detail =
  /(?<!\p{L})\p{Lu}\p{Ll}{1,40}(?!\p{L})|(?<![\d.,])(?!(?:19|20)\d\d(?!\d))\d{4,20}(?!\d)/gu;

/** Prepares the search for what tells who wrote a review: the surname, the number of an order. */
export function createDetailFinder(review: string, allowed: string): (reply: string) => Span[] {
  const whole = Array.from(review.matchAll(fullName), ([, found = ""]) => fold(found));
  const surnames = whole.flatMap((one) => one.split(" ").slice(1)).filter((one) => one.length > 3);
  const numbers = review.match(detail)?.filter((one) => /\d/.test(one)) ?? [];
  const told = new Set([...surnames, ...numbers]);
  for (const word of fold(allowed).match(/[a-z]{1,40}/g) ?? []) told.delete(word);
  return (reply) =>
    Array.from(reply.matchAll(detail))
      .filter(([found]) => told.has(fold(found)))
      .map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}
