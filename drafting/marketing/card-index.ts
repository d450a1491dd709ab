import type { CardQuestions } from "../../content/cards/schema.ts";
import { stemOf, type Term, wordingOf, wordsOf } from "./search-terms.ts";

/** A card by what it is found by, with its kind. */
export type IndexedCard = { kind: "answer" | "writing"; card: CardQuestions };

export type Entry = {
  of: IndexedCard;
  /** Words of its title, of its questions and those that lead to it. */
  words: ReadonlySet<string>;
  /** How often each of their stems stands there. */
  counts: ReadonlyMap<string, number>;
  /** Each of its questions as `wordingOf` gives it. */
  wordings: ReadonlySet<string>;
  /** The stems of each of its questions. */
  questions: readonly (readonly string[])[];
};

export type CardIndex = {
  entries: readonly Entry[];
  vocabulary: ReadonlySet<string>;
  knows: (term: Term) => boolean;
  /** How much a stem tells: the fewer cards have it, the more; 0 for one that none has. */
  tellingOf: (stem: string) => number;
  worthOf: (terms: readonly Term[]) => number;
};

/** Whole words count first: a stem alone may be another word's, as "cortaria" and "corte" share theirs. */
const stemShare = 0.7;
/** Of the worth of a word, what depends on how often the questions have it. */
const oftenShare = 0.3;
/** A word that often stands in a card's questions. */
const oftenCount = 4;
/** Weight of a word that tells of a subject: "quanto" and "bolo" do not. */
const leastTelling = 0.5;
/** What a word of a card's question counts that the question asked does not have. */
const unaskedShare = 0.6;

function entryOf(of: IndexedCard): Entry {
  const { title, questions, words = "" } = of.card;
  const asked = [title, ...questions].map(wordsOf);
  const all = [...asked.flat(), ...wordsOf(words)];
  const counts = new Map<string, number>();
  for (const stem of all.map(stemOf)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return {
    of,
    words: new Set(all),
    counts,
    wordings: new Set(asked.map(wordingOf)),
    questions: asked.map((one) => [...new Set(one.map(stemOf))]),
  };
}

export function makeIndex(cards: readonly IndexedCard[]): CardIndex {
  const entries = cards.map(entryOf);
  const counts = new Map<string, number>();
  for (const entry of entries)
    for (const stem of entry.counts.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const vocabulary = new Set(entries.flatMap(({ words }) => [...words]));
  const tellingOf = (stem: string) => {
    const count = counts.get(stem);
    return count === undefined ? 0 : Math.log(1 + entries.length / count);
  };
  return {
    entries,
    vocabulary,
    tellingOf,
    knows: ({ word, stem }) => vocabulary.has(word) || counts.has(stem),
    worthOf: (terms) => terms.reduce((sum, { stem, weight }) => sum + weight * tellingOf(stem), 0),
  };
}

/** How well an entry has a word: 1 for the word, less for its stem alone, and for one that it seldom has. */
function hit({ words, counts }: Entry, { word, stem }: Term): number {
  const share = words.has(word) ? 1 : counts.has(stem) ? stemShare : 0;
  const often = Math.min(1, (counts.get(stem) ?? 0) / oftenCount);
  return share * (1 - oftenShare + oftenShare * often);
}

/** How alike a question of a card is: of all their words, what both have. */
function likeness(index: CardIndex, question: readonly string[], asked: Asked): number {
  const weights = new Map(asked.known.map(({ stem, weight }) => [stem, weight]));
  let both = 0;
  let all = asked.worth;
  for (const stem of question) {
    const weight = weights.get(stem);
    if (weight === undefined) all += index.tellingOf(stem) * unaskedShare;
    else both += weight * index.tellingOf(stem);
  }
  return all > 0 ? both / all : 0;
}

/** The terms of a question: those that are known, what means the same, and what they are worth with and without the others. */
type Asked = { known: readonly Term[]; alike: readonly Term[]; worth: number; size: number };

/** The share of a question that an entry covers, and how alike the likest of its own questions is. */
export function coverageOf(index: CardIndex, entry: Entry, asked: Asked) {
  const terms = [...asked.known, ...asked.alike];
  const isTold = terms.some((term) => term.weight >= leastTelling && hit(entry, term) > 0);
  if (!isTold || asked.size === 0) return { share: 0, likest: 0 };
  const sum = terms.reduce((sum, term) => sum + index.worthOf([term]) * hit(entry, term), 0);
  const likest = Math.max(...entry.questions.map((one) => likeness(index, one, asked)));
  return { share: Math.min(1, sum / asked.size), likest };
}
