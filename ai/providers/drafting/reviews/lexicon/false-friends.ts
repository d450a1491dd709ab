import type { Word } from "../../text/words.ts";

/** Spanish nouns that the lexicon takes for the Portuguese word they look like: dust for an octopus, the staff for a trainer. */
const falseFriends =
  /^(?:polvos?|vasos?|comod[ao]s?|personal|borrach[ao]s?|brincos?|estofados?|malas?|saladas?|pastel(?:es)?|plantas?|pisos?|telas?|presunt[ao]s?|sobremesas?|boletos?|saias?|cercas?)$/;

/** "Habitación", "niños": what no Portuguese word is written with. */
const spanish = /ñ|ci[oó]n$/iu;

/** "Mucho polvo en los estantes": the places of words that mean something else in a text in Spanish; `foreign`: it is told by its small words. */
export function falseFriendsIn(words: readonly Word[], foreign: boolean): ReadonlySet<Word> {
  if (!foreign && !words.some(({ text }) => spanish.test(text))) return new Set();
  return new Set(words.filter(({ key }) => falseFriends.test(key)));
}
