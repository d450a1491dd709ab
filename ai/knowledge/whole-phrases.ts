import type { KnowledgeDocument } from "./documents.ts";
import { type QueryTerm, termsOf } from "./terms.ts";

/** Ways to ask about one passage, each as the stems of its words. */
export type Phrases = readonly (readonly string[])[];

/** A phrase of one word tells no more than the word does. */
const leastWords = 2;

/** What owners ask about a passage in two words or more: "cobrar cliente", "dia de feira". */
export function phrasesOf({ asks, heading }: KnowledgeDocument): Phrases {
  return `${asks}, ${heading}`
    .split(",")
    .map((phrase) => [...new Set(termsOf(phrase))])
    .filter((stems) => stems.length >= leastWords);
}

/** Words of the longest phrase that stands in the question whole, two of its own at least; 0 where none does. */
export function longestPhraseAsked(phrases: Phrases, terms: readonly QueryTerm[]): number {
  const asked = terms.map(({ stem, meanings }) => [stem, ...meanings]);
  const met = phrases.filter((phrase) => {
    const isMet = phrase.every((stem) => asked.some((stems) => stems.includes(stem)));
    // "robô" alone means "atendimento automático", and is one word all the same.
    return (
      isMet &&
      asked.filter((stems) => stems.some((stem) => phrase.includes(stem))).length >= leastWords
    );
  });
  return Math.max(0, ...met.map(({ length }) => length));
}
