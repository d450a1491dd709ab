import { fold } from "../../domain/search/fold.ts";

/** Words of a reply below which it is a scrap. */
const fewestWords = 12;
const courtesy =
  /\b(?:obrigad|agradec|grat[oa]s?\b|gratidao|desculp|lament|sentimos|sinto|pesar|que bom|que alegria|fic(?:amos|o) (?:muito )?felize?s?)/;

/** Whether what is left of a reply still thanks or regrets, and says something. */
export function standsAsReply(rest: string): boolean {
  const words = rest.match(/\p{L}+/gu)?.length ?? 0;
  return words >= fewestWords && courtesy.test(fold(rest));
}
