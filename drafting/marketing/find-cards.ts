import { answerCards } from "../../content/cards/answers.ts";
import type { AnswerCard, WritingCard } from "../../content/cards/schema.ts";
import { writingCards } from "../../content/cards/writing.ts";
import { nearestWord } from "./nearest-word.ts";
import { formalStems, kindOf, stemOf, type Term, termsOf, wordsOf } from "./search-terms.ts";

/** A card with its kind. */
export type AnyCard = { kind: "answer"; card: AnswerCard } | { kind: "writing"; card: WritingCard };

export type FoundCard = AnyCard & {
  /** From 0 to about 1; higher fits better. */
  score: number;
  /** Whether it may be shown as the answer; else it is one of several guesses. */
  isSure: boolean;
};

/** Words of a text, and the stems of all of them. */
type Bag = { words: ReadonlySet<string>; stems: ReadonlySet<string> };

/** Of a card: a bag for each wording of its question, one for all of them, and one for what it says. */
type Entry = { of: AnyCard; wordings: Bag[]; asked: Bag; said: Bag };

const most = 3;

export const tuning = {
  /** Whole words count first: a stem alone may be another word's, as "cortaria" and "corte" share theirs. */
  stem: 0.7,
  /** What a word tells that no card has: as much as one that stands in many. */
  stranger: 1.6,
  /** "Texto" and "mensagem" tell the kind of request, and nearly nothing of its subject. */
  formal: 0.15,
  /** A word of what the card says, beside those of its questions. */
  said: 0.4,
  /** The nearest wording against the card as a whole. */
  wording: 0.4,
  whole: 0.6,
  /** A card of the kind that was asked for. */
  kind: 1.5,
  exponent: 1,
  /** Below it nothing was found. */
  least: 0.3,
  sure: 0.5,
  lead: 1.15,
};

function bagOf(words: readonly string[]): Bag {
  return { words: new Set(words), stems: new Set(words.map(stemOf)) };
}

function entryOf(of: AnyCard): Entry {
  const said = of.kind === "answer" ? [of.card.answer, ...of.card.steps] : [];
  const { title, questions: asked, words = "" } = of.card;
  const questions = [title, ...asked].map(wordsOf);
  return {
    of,
    wordings: questions.map(bagOf),
    asked: bagOf([...questions.flat(), ...wordsOf(words)]),
    said: bagOf(said.flatMap(wordsOf)),
  };
}

/** How much a stem tells: the fewer cards ask with it, the more. */
function tellingOf(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { wordings } of entries)
    for (const stem of new Set(wordings.flatMap(({ stems }) => [...stems])))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Map(
    [...counts].map(([stem, count]) => {
      const share = formalStems.has(stem) ? tuning.formal : 1;
      return [stem, share * Math.log(1 + entries.length / count) ** tuning.exponent] as const;
    }),
  );
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
    return word === undefined ? term : { word, stem: stemOf(word), weight: term.weight * 0.8 };
  }

  const worthOf = ({ stem, weight }: Term): number =>
    weight * (telling.get(stem) ?? tuning.stranger);

  function overlap(terms: readonly Term[], { words, stems }: Bag): number {
    return terms.reduce((sum, term) => {
      if (words.has(term.word)) return sum + worthOf(term);
      return stems.has(term.stem) ? sum + worthOf(term) * tuning.stem : sum;
    }, 0);
  }

  const coverage = (terms: readonly Term[], whole: Bag, said: Bag): number =>
    terms.reduce((sum, term) => {
      const one = [term];
      return sum + Math.max(overlap(one, whole), overlap(one, said) * tuning.said);
    }, 0);

  const sizeOf = ({ stems }: Bag): number =>
    [...stems].reduce((sum, stem) => sum + (telling.get(stem) ?? 0), 0);

  /** Dice's coefficient by what the words tell: 1 is the same question. */
  function likeness(
    asked: readonly Term[],
    alike: readonly Term[],
    size: number,
    bag: Bag,
  ): number {
    const shared = overlap(asked, bag);
    const also = shared + overlap(alike, bag);
    return (2 * Math.min(also, size)) / (size + sizeOf(bag));
  }

  return function find(question) {
    const { asked: typed, alike } = termsOf(question);
    const asked = typed.map(corrected);
    const size = asked.reduce((sum, term) => sum + worthOf(term), 0);
    if (size === 0) return [];
    const kind = kindOf(question);
    const scored = entries.map(({ of, wordings, asked: whole, said }) => {
      const nearest = Math.max(...wordings.map((bag) => likeness(asked, alike, size, bag)));
      const covered = coverage(asked, whole, said) + coverage(alike, whole, said);
      const score = tuning.wording * nearest + (tuning.whole * Math.min(size, covered)) / size;
      return { ...of, score: of.kind === kind ? score * tuning.kind : score };
    });
    return ranked(scored);
  };
}

function ranked(scored: readonly (AnyCard & { score: number })[]): FoundCard[] {
  const best = scored
    .filter(({ score }) => score >= tuning.least)
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
  const [first, second] = best;
  const isSure =
    first !== undefined &&
    first.score >= tuning.sure &&
    first.score >= tuning.lead * (second?.score ?? 0);
  return best.map((one, at) => ({ ...one, isSure: at === 0 && isSure }));
}

/** Every card: answers first, in the order of their lists. */
export const allCards: readonly AnyCard[] = [
  ...answerCards.map((card) => ({ kind: "answer" as const, card })),
  ...writingCards.map((card) => ({ kind: "writing" as const, card })),
];

let finder: ((question: string) => FoundCard[]) | undefined;

/**
 * The cards that answer a question or write what it asks for, best first, at most three; none where nothing fits. The
 * kind of request comes before the subject. Never throws.
 */
export function findCards(question: string): FoundCard[] {
  finder ??= makeFinder(allCards);
  return finder(question);
}
