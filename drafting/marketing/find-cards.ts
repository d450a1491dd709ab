import { answerCards } from "../../content/cards/answers.ts";
import type { AnswerCard, WritingCard } from "../../content/cards/schema.ts";
import { writingCards } from "../../content/cards/writing.ts";
import { nearestWord } from "./nearest-word.ts";
import { kindOf } from "./request-kind.ts";
import { stemOf, type Term, termsOf, wordingOf, wordsOf } from "./search-terms.ts";

/** A card with its kind. */
export type AnyCard = { kind: "answer"; card: AnswerCard } | { kind: "writing"; card: WritingCard };

export type FoundCard = AnyCard & {
  /** From 0 to about 2; higher fits better. */
  score: number;
  /** Well ahead of the others. */
  isSure: boolean;
  /** It has too little of the question to be shown as its answer, but may be offered. */
  isGuess: boolean;
};

type Bag = { words: ReadonlySet<string>; stems: ReadonlySet<string> };

type Entry = {
  of: AnyCard;
  /** Words of its title, of its questions and those that lead to it. */
  asked: Bag;
  /** How often each of their stems stands there. */
  counts: ReadonlyMap<string, number>;
  /** Words of what it says. */
  said: Bag;
  /** Each of its questions as `wordingOf` gives it. */
  wordings: ReadonlySet<string>;
};

/** Shares, found by trying on questions that were left out of their cards; see find-cards.test.ts. */
const shares = {
  /** Whole words count first: a stem alone may be another word's, as "cortaria" and "corte" share theirs. */
  stem: 0.7,
  /** A word of what the card says, beside those of its questions. */
  said: 0.4,
  /** Of the worth of a word, what depends on how often the questions have it. */
  often: 0.3,
  /** For a question that a card has word for word. */
  same: 0.5,
};
/** Weight of a word that tells of a subject: "quanto" and "bolo" do not. */
const leastTelling = 0.5;
/** A word that no card has tells about as much as one that a single card has. */
const strangerWorth = 5;
/** What a card counts for, by the kind of request and its own. */
const kindFactor = {
  writing: { writing: 2.5, answer: 1 },
  answer: { writing: 1, answer: 1.5 },
  open: { writing: 1, answer: 1.15 },
};
/** Share of a question that a card must cover to be the answer; and to be a guess, which a text may be for less. */
const enough = 0.46;
const guess = 0.3;
/** How far the first must be ahead of the second. */
const lead = 1.15;

const most = 3;
/** A word that often stands in a card's questions. */
const oftenCount = 4;

function bagOf(words: readonly string[]): Bag {
  return { words: new Set(words), stems: new Set(words.map(stemOf)) };
}

function entryOf(of: AnyCard): Entry {
  const { title, questions, words = "" } = of.card;
  const asked = [title, ...questions].map(wordsOf);
  const said = of.kind === "answer" ? [of.card.answer, ...of.card.steps].flatMap(wordsOf) : [];
  const counts = new Map<string, number>();
  for (const stem of [...asked.flat(), ...wordsOf(words)].map(stemOf))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return {
    of,
    asked: bagOf([...asked.flat(), ...wordsOf(words)]),
    counts,
    said: bagOf(said),
    wordings: new Set(asked.map(wordingOf)),
  };
}

/** How much a stem tells: the fewer cards ask with it, the more. */
function tellingOf(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { wordings } of entries)
    for (const stem of new Set([...wordings].flatMap((wording) => wording.split(" ")).map(stemOf)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Map(
    [...counts].map(([stem, count]) => [stem, Math.log(1 + entries.length / count)] as const),
  );
}

/** How well a bag has a word: 1 for the word, less for its stem alone. */
function hit({ words, stems }: Bag, { word, stem }: Term): number {
  if (words.has(word)) return 1;
  return stems.has(stem) ? shares.stem : 0;
}

type Scored = AnyCard & { score: number; covered: number };

function ranked(scored: readonly Scored[]): FoundCard[] {
  const best = scored.toSorted((a, b) => b.score - a.score).slice(0, most);
  const second = best[1]?.score ?? 0;
  return best.map(({ covered, ...card }, at) => {
    const isGuess = covered < enough;
    return { ...card, isGuess, isSure: !isGuess && at === 0 && card.score >= lead * second };
  });
}

/** Finds cards among these. The index is made once; a question takes time in proportion to cards and words. */
export function makeFinder(cards: readonly AnyCard[]): (question: string) => FoundCard[] {
  const entries = cards.map(entryOf);
  const telling = tellingOf(entries);
  const vocabulary = new Set(entries.flatMap(({ asked, said }) => [...asked.words, ...said.words]));

  /** A word that no card has is taken for the nearest one that some card has. */
  function corrected(term: Term): Term {
    if (vocabulary.has(term.word) || telling.has(term.stem)) return term;
    const word = nearestWord(term.word, vocabulary);
    return word === undefined ? term : { word, stem: stemOf(word), weight: term.weight };
  }

  const worthOf = ({ stem, weight }: Term): number => weight * (telling.get(stem) ?? strangerWorth);

  /** What an entry covers of some words, by what they tell. */
  function coverage(terms: readonly Term[], { asked, said, counts }: Entry): number {
    return terms.reduce((sum, term) => {
      const often = Math.min(1, (counts.get(term.stem) ?? 0) / oftenCount);
      const ofAsked = hit(asked, term) * (1 - shares.often + shares.often * often);
      return sum + worthOf(term) * Math.max(ofAsked, hit(said, term) * shares.said);
    }, 0);
  }

  /** Whether a card has a word that tells of its subject, not only "quanto" or the thing that is sold. */
  const tells = (terms: readonly Term[], { asked, said }: Entry): boolean =>
    terms.some((term) => term.weight >= leastTelling && hit(asked, term) + hit(said, term) > 0);

  return function find(question) {
    const kind = kindOf(question);
    const { asked, alike } = termsOf(question, kind);
    const terms = asked.map(corrected);
    const size = terms.reduce((sum, term) => sum + worthOf(term), 0);
    const wording = wordingOf(asked.map(({ word }) => word));
    const scored = entries.flatMap((entry): Scored[] => {
      if (!tells([...terms, ...alike], entry)) return [];
      const isSame = entry.wordings.has(wording);
      const all = Math.min(size, coverage(terms, entry) + coverage(alike, entry)) / size;
      const covered = all + (isSame ? shares.same : 0);
      return covered < guess
        ? []
        : [{ ...entry.of, covered, score: covered * kindFactor[kind][entry.of.kind] }];
    });
    return ranked(scored);
  };
}

/** Every card: answers first, in the order of their lists. */
export const allCards: readonly AnyCard[] = [
  ...answerCards.map((card) => ({ kind: "answer" as const, card })),
  ...writingCards.map((card) => ({ kind: "writing" as const, card })),
];

let finder: ((question: string) => FoundCard[]) | undefined;

/** Where one thing that is told ends and the next begins. */
const clauseEnd = /[,.;!?\n]+/;
/** Words of a clause that can be a question by itself. */
const fewestWords = 4;
const mostClauses = 12;

/**
 * The cards that answer a question or write what it asks for, best first, at most three; none where nothing fits. The
 * kind of request comes before the subject. A story that no card covers as a whole is looked through clause by clause:
 * what one of them finds is offered as a guess. Never throws.
 */
export function findCards(question: string): FoundCard[] {
  finder ??= makeFinder(allCards);
  const whole = finder(question);
  if (whole[0] && !whole[0].isGuess) return whole;
  const clauses = question
    .split(clauseEnd)
    .filter((clause) => clause.trim().split(/\s+/).length >= fewestWords);
  if (clauses.length < 2) return whole;
  const found = clauses
    .slice(0, mostClauses)
    .flatMap(finder)
    .toSorted((a, b) => b.score - a.score)
    .map((one) => ({ ...one, isGuess: true, isSure: false }));
  const all = [...whole, ...found];
  return all
    .filter(({ card }, at) => all.findIndex((one) => one.card.id === card.id) === at)
    .slice(0, most);
}
